import type { LogoDrawing } from '@coverkit/generate/brand-files'
import type { ColourToken, StudioBrand } from './StudioBrand.ts'

const variableOf = (token: string) =>
  `var(--ck-colour-${token.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)})`

/** Replaces those colours of a drawing that equal a brand's by its tokens: they follow edits, and dark mode. */
export function followTokens(drawing: LogoDrawing, colours: StudioBrand['colours']): LogoDrawing {
  const tokens = Object.entries(colours) as [ColourToken, string][]
  const follow = (value: string) => {
    const token = tokens.find(([, hex]) => hex.toLowerCase() === value.toLowerCase())?.[0]
    return token ? variableOf(token) : value
  }
  return {
    ...drawing,
    shapes: drawing.shapes.map(({ fill, stroke, ...shape }) => ({
      ...shape,
      ...(fill !== undefined && { fill: follow(fill) }),
      ...(stroke !== undefined && { stroke: follow(stroke) }),
    })),
  }
}
