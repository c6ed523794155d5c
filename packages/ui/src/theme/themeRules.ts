import { darkPlaces } from './schemes.ts'
import type { Theme } from './Theme.ts'
import { variableName } from './variableName.ts'

type Values = { readonly [name: string]: string | Values }

/** One rule of a theme: custom properties by name, where they hold. */
export type ThemeRule = {
  readonly selector: string
  /** The media query around it; null for none. */
  readonly media: string | null
  readonly variables: Readonly<Record<`--${string}`, string>>
}

/** Characters that would end a declaration, its rule or the element around it. */
const BREAKS_OUT = /[;{}<>\\]|\/\*/

function variables(values: Values, path: readonly string[] = []): ThemeRule['variables'] {
  const all = Object.entries(values).map(([name, value]): ThemeRule['variables'] => {
    const here = [...path, name]
    if (typeof value !== 'string') return variables(value, here)
    if (BREAKS_OUT.test(value)) throw new RangeError(`${here.join('.')} is no css value: ${value}`)
    return { [`--${variableName(null, here)}`]: value }
  })
  return Object.assign({}, ...all)
}

/**
 * The rules of a theme at `selector`: every token in light, then what differs in dark, for devices and for visitors that
 * prefer it.
 *
 * @throws RangeError when a text of the theme would end its declaration.
 */
export function themeRules({ light, dark }: Theme, selector: string): readonly ThemeRule[] {
  const { colour, shadow } = dark
  const inDark = variables({ colour, shadow })
  return [
    { selector, media: null, variables: variables(light) },
    ...Object.entries(darkPlaces(selector)).map(([media, place]) => ({
      selector: place,
      media,
      variables: inDark,
    })),
  ]
}
