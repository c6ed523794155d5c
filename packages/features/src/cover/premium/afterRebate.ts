import { COVER_KINDS, type InsurerAnswer, ownerOf, type QuoteNeeds } from '@coverkit/core'

/** The share that insurers take off cover that a super fund owns alone and pays for once a year by rollover. */
const REBATE = 0.15

/**
 * About what a year costs in whole dollars if the fund pays by rollover; null where it owns no cover alone, or the yearly
 * price isn't known. Stamp duty is a share of the premium, so the rebate lowers both.
 */
export function afterRebate({ frequencies }: Pick<InsurerAnswer, 'frequencies'>, needs: QuoteNeeds) {
  const yearly = frequencies?.yearly
  const owned = COVER_KINDS.filter(
    (kind) => needs.covers.selectedCovers.includes(kind) && ownerOf(needs, kind) === 'S',
  )
  if (!yearly || owned.length === 0) return null
  const rebated = owned.reduce((sum, kind) => sum + (yearly.covers[kind]?.total ?? 0), 0)
  return Math.round(yearly.parts.total - REBATE * rebated)
}
