import { uncheckedTheme } from './makeTheme.ts'
import { type MeasuredPair, measureContrast } from './measureContrast.ts'
import { rulesCss } from './themeCss.ts'
import { themeRules } from './themeRules.ts'
import type { BrandTokens } from './tokens.ts'

/** What tokens lead to: the css of their theme, and the contrast of every pair of its colours. */
export type InspectedTheme = { css: string; contrast: readonly MeasuredPair[] }

/**
 * A theme that is being made, which may not be readable yet: `themeCss` without its refusal, and how much contrast each pair
 * has in each scheme.
 *
 * @throws RangeError when a colour of `tokens` is not six-digit hex, or a text of `tokens` would end its declaration.
 */
export function inspectTheme(tokens: BrandTokens, selector = ':root'): InspectedTheme {
  const theme = uncheckedTheme(tokens)
  return {
    css: rulesCss(themeRules(theme, selector)),
    contrast: measureContrast({ light: theme.light.colour, dark: theme.dark.colour }),
  }
}
