import { describe, expect, it } from 'vitest'
import { checkBrand } from '../brandSchema.ts'
import type { Brand } from '../contract.ts'
import { deadLinks } from './deadLinks.ts'

export type BrandChecks = {
  /** Makes the theme of the brand's tokens, which throws for colours that cannot be read. */
  makeTheme: () => unknown
  /** Whether a path, without query and hash, is a page of the site. */
  isPage: (path: string) => boolean
  /** Addresses on the brand's own pages, beside those of its data. */
  hrefs: readonly string[]
}

/** The suite that every brand passes: colours that can be read, every slot filled, no link that leads nowhere. */
export function describeBrand(brand: Brand, { makeTheme, isPage, hrefs }: BrandChecks): void {
  describe(brand.name, () => {
    it('can be read in light and dark', () => {
      expect(makeTheme).not.toThrow()
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
