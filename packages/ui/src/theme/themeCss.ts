import { layers } from './layers.ts'
import { makeTheme } from './makeTheme.ts'
import type { BrandTokens } from './tokens.ts'
import { variableName } from './variableName.ts'

type Values = { readonly [name: string]: string | Values }

/** What would end a declaration, its rule or the element around it. */
const BREAKS_OUT = /[;{}<>\\]|\/\*/

/**
 * A theme as css: every token as a custom property of `selector`, in light and, where the visitor prefers it, in dark. The same
 * text serves a file that is made at build time and a `CSSStyleSheet` at run time.
 *
 * @param selector Where the properties hold; `:root` by default.
 * @throws RangeError when a colour of `tokens` is not six-digit hex, two of them cannot be told apart well enough, or a text of
 * `tokens` would end its declaration.
 */
export function themeCss(tokens: BrandTokens, selector = ':root'): string {
  const { light, dark } = makeTheme(tokens)
  const { colour, shadow } = dark
  return [
    `@layer ${Object.values(layers).join(', ')};`,
    `@layer ${layers.theme} {`,
    rule(selector, light),
    '@media (prefers-color-scheme: dark) {',
    rule(selector, { colour, shadow }),
    '}',
    '}',
    '',
  ].join('\n')
}

function rule(selector: string, values: Values): string {
  return [`${selector} {`, ...declarations(values, []), '}'].join('\n')
}

function declarations(values: Values, path: readonly string[]): readonly string[] {
  return Object.entries(values).flatMap(([name, value]) => {
    const here = [...path, name]
    if (typeof value !== 'string') return declarations(value, here)
    if (BREAKS_OUT.test(value)) throw new RangeError(`${here.join('.')} is no css value: ${value}`)
    return [`  --${variableName(null, here)}: ${value};`]
  })
}
