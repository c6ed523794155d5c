import { comparisonRequest } from '@coverkit/core'
import type { PageServices } from '#common/page-services/index.ts'
import { queryClient } from '#common/queries/queryClient.ts'
import { queryKeys } from '#common/queries/queryKeys.ts'
import type { Offer } from '../answers.ts'
import { applicationDraft } from '../state.ts'
import { queryInsurer } from './queryInsurer.ts'

const LIMIT_MS = 15_000

/**
 * Asks the chosen insurer what the offer's terms cost by an enduring rollover, and keeps its answer beside the offer.
 * Rejects where it has no such price and where nothing can be known. Asked by several at once it is one request.
 */
export async function requestRolloverPrice(services: PageServices, offer: Offer): Promise<void> {
  const { chosenAt } = offer.chosen
  const client = queryClient(services)
  const queryKey = [queryKeys.rolloverPrice, chosenAt]
  const limit = setTimeout(() => void client.cancelQueries({ queryKey }), LIMIT_MS)
  const rollover = await client
    .fetchQuery({ queryKey, gcTime: 0, queryFn: ({ signal }) => rolloverAnswer(services, offer, signal) })
    .finally(() => clearTimeout(limit))
  applicationDraft(services).update((answers) =>
    answers.offer?.chosen.chosenAt === chosenAt
      ? { ...answers, offer: { ...answers.offer, rollover } }
      : answers,
  )
}

/** The answer for the terms as they were adjusted; a rollover is priced for a yearly quote alone. */
export async function rolloverAnswer(
  services: PageServices,
  { terms, chosen }: Pick<Offer, 'terms' | 'chosen'>,
  signal: AbortSignal,
) {
  const { clientId } = await services.drafts()
  const yearly = { ...terms, paymentFrequency: 'yearly' } as const
  const request = comparisonRequest(yearly, { clientId, paymentMethod: 'enduringRollover' })
  if (!request) throw new Error('incomplete')
  const { answer } = await queryInsurer(services, request, chosen.quote.supplierCode, signal)
  if (!answer.frequencies?.yearly) throw new Error('unpriced')
  return answer
}
