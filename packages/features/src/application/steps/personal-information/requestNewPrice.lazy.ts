import { compareQuotes } from '@coverkit/api-client'
import { comparisonRequest, type QuoteDifference } from '@coverkit/core'
import { quoteDraft } from '#client-quote/answers'
import { withKnownNames } from '#client-quote/known-names'
import type { PageServices } from '#common/page-services/index.ts'
import { queryClient } from '#common/queries/queryClient.ts'
import { queryKeys } from '#common/queries/queryKeys.ts'
import { isSoundAnswer, type NewPrice, newPriceOf } from './newPrice.ts'
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
  const named = await withKnownNames(services, { ...request, supplierCodes: [code] })
  const result = await compareQuotes(await services.client(), named, { signal })
  if (!result.ok) throw new Error(result.error.kind)
  const { insurers, ...head } = result.value
  const answer = insurers.find(({ supplierCode }) => supplierCode === code)
  if (!answer || answer.status === 'unavailable' || !isSoundAnswer(answer)) throw new Error('unavailable')
  return newPriceOf(before, changed, { request, head, answer, answeredAt: new Date().toISOString() })
}
