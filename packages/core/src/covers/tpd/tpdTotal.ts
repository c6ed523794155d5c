import type { CoveredQuote } from '../groups.ts'

/** Linked and standalone part together, in dollars. */
export function tpdTotal({ tpdCover }: Pick<CoveredQuote, 'tpdCover'>): number {
  return (tpdCover.amountLinked ?? 0) + (tpdCover.amountStandalone ?? 0)
}
