import { describe, expect, it } from 'vitest'
import { checkBrand } from '../brandSchema.ts'
import type { Brand } from '../contract.ts'
import { type ColourPair, contrastErrors, deadLinks } from './brandErrors.ts'

export type BrandChecks = {
  /** Hex values of the theme colours by name, for each scheme. */
  schemes: Readonly<Record<'light' | 'dark', Readonly<Record<string, string>>>>
  pairs: readonly ColourPair[]
  /** Contrast ratio of two hex colours, 1 to 21. */
  contrast: (one: string, other: string) => number
  /** Whether a path, without query and hash, is a page of the site. */
  isPage: (path: string) => boolean
  /** Addresses on the brand's own pages, beside those of its data. */
  hrefs: readonly string[]
}

/** The suite that every brand passes: colours that can be read, every slot filled, no link that leads nowhere. */
export function describeBrand(brand: Brand, { schemes, pairs, contrast, isPage, hrefs }: BrandChecks): void {
  describe(brand.name, () => {
    it.each(['light', 'dark'] as const)('can be read in %s', (scheme) => {
      expect(contrastErrors({ colours: schemes[scheme], pairs, contrast })).toEqual([])
    })

    it('fills every slot', () => {
      expect(() => checkBrand(brand)).not.toThrow()
      expect(brand.Logo).toBeTypeOf('function')
    })

    it('links only to pages that there are', () => {
      expect(deadLinks(brand, { hrefs, isPage })).toEqual([])
    })
  })
}
