import type { Comparison } from '../useComparison.ts'
import { projectionCopy } from './copy.ts'
import { formatRise } from './formatRise.ts'
import type { Projection } from './useProjection.ts'

/** Explains the basis of the totals over the years; null while there are none. */
export function overYears({ prices }: Comparison, { answer, years }: Projection) {
  const [first] = years.values()
  if (!first || !answer || !prices) return null
  const { needs } = prices.request.clients[0]
  return {
    lead: projectionCopy.note.lead(first.shortTerm.years),
    text: projectionCopy.note.text(
      needs.premiumType ?? 'stepped',
      formatRise(answer, needs.covers.selectedCovers),
    ),
  }
}
