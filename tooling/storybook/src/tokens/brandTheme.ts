import { makeTheme, type ThemeTokens } from '@coverkit/ui/theme'
import { brandTokens } from '../../.storybook/brandTokens.ts'

export const SCHEMES = ['light', 'dark'] as const

/** The values of every token of a brand of the toolbar, in both schemes. */
export function brandTheme(brand: unknown): { readonly light: ThemeTokens; readonly dark: ThemeTokens } {
  const tokens = brandTokens.get(String(brand))
  if (!tokens) throw new Error(`There is no brand "${String(brand)}".`)
  return makeTheme(tokens)
}
