import type { BrandTokens } from '@coverkit/ui/theme'
import type { BrandLogo } from './BrandSettings.ts'
import type { LogoDrawing } from './LogoDrawing.ts'
import { sourceText } from './sourceText.ts'

type Texts = Readonly<Record<string, string>>

const DRAWING = 'src/logoDrawing.ts'

/** Returns the attribute's name in css and SVG: `strokeWidth` is `stroke-width`, and `viewBox` stays. */
const attributeName = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

const escapeXml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

/** The browser's tab has no theme: variables of the theme become the colours of light there. */
function plainColour(value: string, colours: BrandTokens['colours']): string {
  if (value === 'currentColor') return colours.ink
  const name = Object.keys(colours).find((each) => value === `var(--ck-colour-${attributeName(each)})`)
  return name === undefined ? value : colours[name as keyof typeof colours]
}

function iconText({ viewBox, shapes }: LogoDrawing, colours: BrandTokens['colours']): string {
  const drawn = shapes.map(({ tag, ...attributes }) => {
    const given = Object.entries(attributes).map(
      ([attribute, value]) => ` ${attributeName(attribute)}="${escapeXml(plainColour(value, colours))}"`,
    )
    return `<${tag}${given.join('')}/>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}"><title>{{xmlTitle}}</title>${drawn.join('')}</svg>\n`
}

/** The templates of a drawn logo in place of the usual ones: none for the generator's mark. */
export function logoFiles(logo: BrandLogo, { colours }: BrandTokens, logos: Texts): Texts {
  const of = (file: string) => logos[file] ?? ''
  if (logo.kind === 'mark') return {}
  if (logo.kind === 'name') return { 'src/Logo.tsx': of('NameLogo.tsx') }
  const { drawing, hasLettering } = logo
  const { viewBox, width, height, shapes } = drawing
  return {
    ...(hasLettering ? { 'src/Logo.tsx': of('LetteredLogo.tsx') } : {}),
    'src/LogoMark.tsx': of('DrawnMark.tsx'),
    'src/logo.css.ts': of('drawnLogo.css.ts'),
    [DRAWING]: of('logoDrawing.ts').replace('{{drawing}}', () =>
      sourceText({ viewBox, width, height, shapes }),
    ),
    'public/favicon.svg': iconText(drawing, colours),
  }
}
