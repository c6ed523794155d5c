import { type ClientQuote, formatMoney, OFFER_LIMITS } from '@coverkit/core'
import type { LumpSumKind } from './amountFields.ts'
import { coverCopy } from './coverCopy.ts'

const { occupationIds, maximum } = OFFER_LIMITS.homemaker

/** The limits of an amount, with the lower one that a known occupation has. */
export function amountHint({ personalDetails }: ClientQuote, kind: LumpSumKind): string {
  const homemaker = occupationIds.some((id) => id === personalDetails.occupationId)
  const most = homemaker ? maximum[kind] : undefined
  return most === undefined ? coverCopy.amountLimits(kind) : coverCopy.homemakerMaximum(formatMoney(most))
}
