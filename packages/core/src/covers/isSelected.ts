import type { CoveredQuote } from './groups.ts'
import type { CoverKind } from './kinds.ts'

/** Whether a cover is selected. */
export function isSelected({ covers }: Pick<CoveredQuote, 'covers'>, kind: CoverKind): boolean {
  return covers.selectedCovers.includes(kind)
}
