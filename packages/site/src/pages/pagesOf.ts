import type { StaticPage } from '@coverkit/brand'

/** Exports of a `*.page.tsx` file: one page, or all the pages that share its layout. */
export type PageModule = { page: StaticPage } | { pages: readonly StaticPage[] }

export const pagesOf = (module: PageModule): readonly StaticPage[] =>
  'pages' in module ? module.pages : [module.page]
