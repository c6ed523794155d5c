import { layers } from './layers.ts'
import { makeTheme } from './makeTheme.ts'
import { type ThemeRule, themeRules } from './themeRules.ts'
import type { BrandTokens } from './tokens.ts'

/**
 * A theme as css: every token as a custom property of `selector`, in light and, where the visitor prefers it, in dark: by the
 * device, or by `data-scheme="dark"` on the element or one around it, which `data-scheme="light"` turns off. The same text
 * serves a file that is made at build time and a `CSSStyleSheet` at run time.
 *
 * @param selector Where the properties hold; `:root` by default.
 * @throws RangeError when a colour of `tokens` is not six-digit hex, two of them cannot be told apart well enough, or a text of
 * `tokens` would end its declaration.
 */
export function themeCss(tokens: BrandTokens, selector = ':root'): string {
  return rulesCss(themeRules(makeTheme(tokens), selector))
}

/** The rules of a theme in their layer. */
export function rulesCss(rules: readonly ThemeRule[]): string {
  return [
    `@layer ${Object.values(layers).join(', ')};`,
    `@layer ${layers.theme} {`,
    ...rules.map(ruleText),
    '}',
    '',
  ].join('\n')
}

function ruleText({ selector, media, variables }: ThemeRule): string {
  const declarations = Object.entries(variables).map(([name, value]) => `  ${name}: ${value};`)
  const rule = [`${selector} {`, ...declarations, '}'].join('\n')
  return media === null ? rule : `@media ${media} {\n${rule}\n}`
}
