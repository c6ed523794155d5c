import type { Evaluation } from './evaluate.ts'
import type { PageState } from './evaluateSection.ts'

/** The first page with something open, in one section or in all; null when nothing is. */
export function firstOpenPage({ pages }: Pick<Evaluation, 'pages'>, section?: string): PageState | null {
  return pages.find((page) => (section ?? page.section) === page.section && page.open.length > 0) ?? null
}
