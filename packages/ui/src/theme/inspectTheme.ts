import { uncheckedTheme } from './makeTheme.ts'
import { type MeasuredPair, measureContrast } from './measureContrast.ts'
import { rulesCss } from './themeCss.ts'
import { themeRules } from './themeRules.ts'
import type { BrandTokens } from './tokens.ts'

/** The css of a theme's tokens, and the contrast of every pair of its colours. */
export type InspectedTheme = { css: string; contrast: readonly MeasuredPair[] }

/**
 * Inspects a theme in the making, which may not be readable yet: `themeCss` without its refusal, and the
 * contrast of each pair in each scheme.
 *
 * @throws RangeError when a colour of `tokens` is not six-digit hex, or a text of `tokens` would end its
 * declaration.
 */
export function inspectTheme(tokens: BrandTokens, selector = ':root'): InspectedTheme {
  const theme = uncheckedTheme(tokens)
  return {
    css: rulesCss(themeRules(theme, selector)),
    contrast: measureContrast({ light: theme.light.colour, dark: theme.dark.colour }),
  }
}
