import { type ClientQuote, type ComparisonClient, comparisonRequest } from '@coverkit/core'
import type { QuoteAnswers, StoredComparison } from '#quote/answers'

const PRICE_DAYS = 30
const DAY_MS = 86_400_000

/** The state of the stored prices: none, of these terms, of other terms, or too old. */
export type Freshness = 'none' | 'fresh' | 'changed' | 'stale'

export function freshness({ quote, allowAdjustments, comparison }: QuoteAnswers, now: Date): Freshness {
  if (comparison === null) return 'none'
  if (!pricesSameTerms(comparison, quote, allowAdjustments)) return 'changed'
  return isStale(comparison, now) ? 'stale' : 'fresh'
}

function isStale({ askedAt }: StoredComparison, now: Date): boolean {
  const age = now.getTime() - Date.parse(askedAt)
  return !(age < PRICE_DAYS * DAY_MS)
}

/** The payment frequency is left out: every answer holds all four. So is the client id, which prices nothing. */
function pricesSameTerms(
  { request }: StoredComparison,
  quote: ClientQuote,
  allowAdjustments: boolean,
): boolean {
  const now = comparisonRequest(quote, { clientId: '' })
  if (!now || (request.allowAdjustments ?? false) !== allowAdjustments) return false
  return isSame(priced(request.clients[0]), priced(now.clients[0]))
}

function priced({ clientId: _id, needs, ...person }: ComparisonClient) {
  const { paymentFrequency: _frequency, ...terms } = needs
  return { person, terms }
}

function isSame(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null)
    return one === other
  const keys = Object.keys(one)
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => Object.hasOwn(other, key) && isSame(Reflect.get(one, key), Reflect.get(other, key)))
  )
}
