import type { Evaluation } from './evaluate.ts'
import type { PageState } from './evaluateSection.ts'

type Pages = Pick<Evaluation, 'pages'>

/** The page after the one at an address, as Continue goes; null after a section's last and for an unknown address. */
export function pageAfter({ pages }: Pages, path: string): PageState | null {
  return neighbour(pages, path, 1)
}

/** The page before the one at an address, as Back goes; null before a section's first and for an unknown address. */
export function pageBefore({ pages }: Pages, path: string): PageState | null {
  return neighbour(pages, path, -1)
}

function neighbour(pages: readonly PageState[], path: string, step: 1 | -1): PageState | null {
  const at = pages.findIndex((page) => page.path === path)
  const [here, next] = [pages[at], pages[at + step]]
  return here !== undefined && next?.section === here.section ? next : null
}

/** The first page with something open, in one section or in all; null when nothing is. */
export function firstOpenPage({ pages }: Pages, section?: string): PageState | null {
  return pages.find((page) => (section ?? page.section) === page.section && page.open.length > 0) ?? null
}
