import { type BrandData, isOffered, type StaticPage } from '@coverkit/brand'

/** Exports of a `*.page.tsx` file: one page, or all the pages that share its layout. */
export type PageModule = { page: StaticPage } | { pages: readonly StaticPage[] }

/** The pages of a file that a brand has: those about what it doesn't offer are not among them. */
export function pagesOf(module: PageModule, brand: BrandData): readonly StaticPage[] {
  const pages = 'pages' in module ? module.pages : [module.page]
  return pages.filter(({ offer }) => offer === undefined || isOffered(brand, offer))
}
