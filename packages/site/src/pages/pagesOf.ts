import { type BrandData, isAddressOffered, isOffered, type StaticPage } from '@coverkit/brand'

/** Exports of a `*.page.tsx` file: one page, or all the pages that share its layout. */
export type PageModule = { page: StaticPage } | { pages: readonly StaticPage[] }

/** The pages of a file that a brand has: not those about what it doesn't offer, nor what its people must check first. */
export function pagesOf(module: PageModule, brand: BrandData): readonly StaticPage[] {
  const pages = 'pages' in module ? module.pages : [module.page]
  return pages.filter(
    ({ path, offer }) => isAddressOffered(brand, path) && (offer === undefined || isOffered(brand, offer)),
  )
}
