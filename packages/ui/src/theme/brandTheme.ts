import { globalStyle } from '@vanilla-extract/css'
import type { BrandFaces } from './BrandFaces.ts'
import { baseStyles } from './baseStyles.ts'
import { declareLayers } from './declareLayers.ts'
import { faceStyles } from './faceStyles.ts'
import { layers } from './layers.ts'
import { makeTheme } from './makeTheme.ts'
import { themeRules } from './themeRules.ts'
import type { BrandTokens } from './tokens.ts'
import { withFaces } from './withFaces.ts'

/**
 * Writes a brand's tokens, light and dark, as custom properties of `selector`. Call it in a `.css.ts` file;
 * an app with one brand wants `brandTheme`.
 */
export function themeTokens(tokens: BrandTokens, selector: string): void {
  for (const rule of themeRules(makeTheme(tokens), selector)) {
    const styles = { vars: { ...rule.variables } }
    globalStyle(rule.selector, {
      '@layer': { [layers.theme]: rule.media === null ? styles : { '@media': { [rule.media]: styles } } },
    })
  }
}

/**
 * The whole look of one brand: layer order, its faces, tokens on `:root` in light and dark, and the styles of bare elements.
 * Call it once, in the app's `brandTheme.css.ts`; it runs at build time.
 */
export function brandTheme(tokens: BrandTokens, faces: BrandFaces = {}): void {
  declareLayers()
  faceStyles(faces)
  baseStyles()
  themeTokens(withFaces(tokens, faces), ':root')
}
