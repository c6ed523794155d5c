import type { StaticPage } from '@coverkit/brand'

/** What a `*.page.tsx` file exports: one page, or all the pages that share its look. */
export type PageModule = { page: StaticPage } | { pages: readonly StaticPage[] }

export const pagesOf = (module: PageModule): readonly StaticPage[] =>
  'pages' in module ? module.pages : [module.page]
