import { comparisonRequest, paymentMethods, type QuoteDifference } from '@coverkit/core'
import { quoteDraft } from '#client-quote/answers'
import type { PageServices } from '#common/page-services/index.ts'
import { queryClient } from '#common/queries/queryClient.ts'
import { queryKeys } from '#common/queries/queryKeys.ts'
import { applicationDraft } from '../../state.ts'
import { queryInsurer } from '../queryInsurer.ts'
import { rolloverAnswer } from '../requestRolloverPrice.lazy.ts'
import { type NewPrice, newPriceOf } from './newPrice.ts'
import { withNewDetails } from './withNewDetails.ts'

const LIMIT_MS = 15_000

/**
 * Requests the chosen insurer's price for changed details. Null where it makes no offer for them; rejects where nothing
 * can be known, and when it is cancelled.
 */
export async function requestNewPrice(
  services: PageServices,
  differences: readonly QuoteDifference[],
  signal: AbortSignal,
): Promise<NewPrice | null> {
  const client = queryClient(services)
  const queryKey = [queryKeys.newPrice, differences]
  const cancel = () => void client.cancelQueries({ queryKey })
  const limit = setTimeout(cancel, LIMIT_MS)
  signal.addEventListener('abort', cancel)
  return client
    .fetchQuery({
      queryKey,
      gcTime: 0,
      queryFn: ({ signal: cancelled }) => newPrice(services, differences, cancelled),
    })
    .finally(() => {
      clearTimeout(limit)
      signal.removeEventListener('abort', cancel)
    })
}

async function newPrice(
  services: PageServices,
  differences: readonly QuoteDifference[],
  signal: AbortSignal,
): Promise<NewPrice | null> {
  const draft = quoteDraft(services)
  const [{ clientId }] = await Promise.all([services.drafts(), draft.ready()])
  const before = draft.read().answers
  const code = before.selected?.quote.supplierCode
  const changed = withNewDetails(before, differences)
  const { allowAdjustments } = changed
  const request = comparisonRequest(changed.quote, { clientId, allowAdjustments })
  // No cover is left to be priced.
  if (!request || code === undefined) return null
  const { head, answer } = await queryInsurer(services, request, code, signal)
  const answeredAt = new Date().toISOString()
  const offered = newPriceOf(before, changed, { request, head, answer, answeredAt })
  return offered && withRollover(services, offered, signal)
}

/** Adds the price by rollover if a fund pays. Without it, the pages say that the rebate is left out. */
async function withRollover(
  services: PageServices,
  offered: NewPrice,
  signal: AbortSignal,
): Promise<NewPrice> {
  const { offer } = offered
  const { payment } = applicationDraft(services).read().answers.application
  const isPaidSo =
    payment.method === 'enduringRollover' && paymentMethods(offer.terms).includes(payment.method)
  if (!isPaidSo) return offered
  const rollover = await rolloverAnswer(services, offer, signal).catch(() => undefined)
  return rollover ? { ...offered, offer: { ...offer, rollover } } : offered
}
