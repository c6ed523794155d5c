import { compareQuotes } from '@coverkit/api-client'
import type { ComparisonAnswer, ComparisonRequest, InsurerAnswer } from '@coverkit/core'
import type { PageServices } from '#common/page-services/index.ts'
import { queryClient } from '#common/queries/queryClient.ts'
import { queryKeys } from '#common/queries/queryKeys.ts'
import { isSoundAnswer } from '#cover/premium'

interface InsurerRequest {
  /** One comparison among those of the page. */
  readonly run: number
  readonly code: string
  readonly request: ComparisonRequest
  readonly answerWithinMs: number
}

interface Answered {
  readonly head: Omit<ComparisonAnswer, 'insurers'>
  readonly answer: InsurerAnswer
}

const keyOf = ({ run, code }: Pick<InsurerRequest, 'run' | 'code'>) => [queryKeys.insurerAnswer, run, code]

/** Asks one insurer. Rejects when it gives no answer in time, none that counts, or is cancelled. */
export function requestInsurer(services: PageServices, requested: InsurerRequest): Promise<Answered> {
  const { code, request, answerWithinMs } = requested
  const client = queryClient(services)
  const queryKey = keyOf(requested)
  const limit = setTimeout(() => void client.cancelQueries({ queryKey }), answerWithinMs)
  const answered = client.fetchQuery({
    queryKey,
    // The draft keeps what was answered.
    gcTime: 0,
    async queryFn({ signal }) {
      const [apiClient, { withKnownNames }] = await Promise.all([
        services.client(),
        import('#client-quote/known-names'),
      ])
      const named = await withKnownNames(services, { ...request, supplierCodes: [code] })
      const result = await compareQuotes(apiClient, named, { signal })
      if (!result.ok) throw new Error(result.error.kind)
      const { insurers, ...head } = result.value
      const answer = insurers.find(({ supplierCode }) => supplierCode === code)
      if (!answer || answer.status === 'unavailable' || !isSoundAnswer(answer)) throw new Error('unavailable')
      return { head, answer }
    },
  })
  return answered.finally(() => clearTimeout(limit))
}

/** Whether this insurer is being asked, perhaps again. */
export function isRequesting(
  services: PageServices,
  requested: Pick<InsurerRequest, 'run' | 'code'>,
): boolean {
  return queryClient(services).isFetching({ queryKey: keyOf(requested) }) > 0
}

/** Stops asking. What was asked rejects. */
export function cancelInsurers(services: PageServices): void {
  void queryClient(services).cancelQueries({ queryKey: [queryKeys.insurerAnswer] })
}
