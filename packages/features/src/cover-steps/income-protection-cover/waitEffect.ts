import {
  type ClientQuote,
  type ComparisonAnswer,
  type ComparisonRequest,
  comparisonRequest,
  type WaitingPeriod,
} from '@coverkit/core'
import type { QuoteAnswers } from '#quote/answers'

/** The income protection of one quote with two waits. */
export interface WaitRequest {
  readonly shorter: WaitingPeriod
  readonly longer: WaitingPeriod
  /** In the order of the waits. */
  readonly requests: readonly [ComparisonRequest, ComparisonRequest]
}

/** How much less the longer wait costs. */
export interface WaitEffect extends Pick<WaitRequest, 'shorter' | 'longer'> {
  /** Whole percent, above 0. */
  readonly percent: number
}

/** A zero id: the request is for prices only and is not stored. */
const CLIENT_ID = '00000000-0000-4000-8000-000000000000'

type Cover = ClientQuote['incomeProtectionCover']

/**
 * Builds the request that compares the chosen wait with the shortest, or 90 days if the shortest is chosen. Null
 * while an answer that it needs is missing, and for cover in force: its insurer has prices of its own.
 */
export function waitRequest({ quote, limits }: QuoteAnswers, cover: Cover): WaitRequest | null {
  if (limits !== undefined || !cover.monthlyBenefit || !cover.annualEarnings) return null
  const longer = cover.waitingPeriod === '30' ? '90' : cover.waitingPeriod
  const withWait = (waitingPeriod: WaitingPeriod) => {
    const covers = { ...quote.covers, selectedCovers: ['incomeProtection'] as const }
    const priced: ClientQuote = {
      ...quote,
      // The effect of the wait does not depend on the premium type, which may not be answered yet.
      premiumType: quote.premiumType ?? 'stepped',
      covers: { ...covers, selectedCovers: [...covers.selectedCovers] },
      incomeProtectionCover: { ...cover, waitingPeriod },
    }
    return comparisonRequest(priced, { clientId: CLIENT_ID })
  }
  const [first, second] = [withWait('30'), withWait(longer)]
  return first && second && { shorter: '30', longer, requests: [first, second] }
}

/** The median saving among the insurers that price both waits; null without such an insurer, or if it rounds to 0 percent. */
export function waitEffect(
  { shorter, longer }: Pick<WaitRequest, 'shorter' | 'longer'>,
  [before, after]: readonly [ComparisonAnswer, ComparisonAnswer],
): WaitEffect | null {
  const prices = pricesOf(after)
  const shares = [...pricesOf(before)].flatMap(([code, price]) => {
    const other = prices.get(code)
    return other === undefined ? [] : [1 - other / price]
  })
  const sorted = shares.toSorted((one, other) => one - other)
  const middle = sorted[Math.floor((sorted.length - 1) / 2)]
  const percent = middle === undefined ? 0 : Math.round(middle * 100)
  return percent > 0 ? { shorter, longer, percent } : null
}

/** A year of income protection by insurer, in dollars, without the policy's fee. */
function pricesOf({ insurers }: ComparisonAnswer): ReadonlyMap<string, number> {
  return new Map(
    insurers.flatMap(({ supplierCode, adjustments, frequencies }) => {
      const price = frequencies?.yearly?.covers.incomeProtection?.total ?? 0
      return price > 0 && adjustments.length === 0 ? [[supplierCode, price] as const] : []
    }),
  )
}
