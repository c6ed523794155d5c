import type { CoveredQuote } from './groups.ts'
import { isSelected } from './isSelected.ts'
import { COVER_KINDS, type CoverKind } from './kinds.ts'
import { tpdTotal } from './tpd/tpdTotal.ts'

/** Sum insured of a cover in dollars, selected or not: income protection a month, TPD its total; 0 for none. */
export function sumInsuredOf(quote: CoveredQuote, kind: CoverKind): number {
  const sums: Readonly<Record<CoverKind, number | null>> = {
    life: quote.lifeCover.amount,
    tpd: tpdTotal(quote),
    criticalIllness: quote.criticalIllnessCover.amount,
    incomeProtection: quote.incomeProtectionCover.monthlyBenefit,
  }
  return sums[kind] ?? 0
}

/** The covers that are there: selected, and with an amount. In canonical order. */
export function coversOf(quote: CoveredQuote): CoverKind[] {
  return COVER_KINDS.filter((kind) => isSelected(quote, kind) && sumInsuredOf(quote, kind) > 0)
}
