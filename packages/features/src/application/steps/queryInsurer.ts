import { compareQuotes } from '@coverkit/api-client'
import type { ComparisonRequest, Head, InsurerAnswer } from '@coverkit/core'
import { withKnownNames } from '#client-quote/known-names'
import type { PageServices } from '#common/page-services/index.ts'
import { isSoundAnswer } from '#cover/premium'

/** Asks one insurer for its price. Rejects where nothing can be known. */
export async function queryInsurer(
  services: PageServices,
  request: ComparisonRequest,
  code: string,
  signal: AbortSignal,
): Promise<{ readonly head: Head; readonly answer: InsurerAnswer }> {
  const named = await withKnownNames(services, { ...request, supplierCodes: [code] })
  const result = await compareQuotes(await services.client(), named, { signal })
  if (!result.ok) throw new Error(result.error.kind)
  const { insurers, ...head } = result.value
  const answer = insurers.find(({ supplierCode }) => supplierCode === code)
  if (!answer || answer.status === 'unavailable' || !isSoundAnswer(answer)) throw new Error('unavailable')
  return { head, answer }
}
