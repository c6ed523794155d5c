import { projectPremiums } from '@coverkit/api-client'
import type { ComparisonRequest, ProjectionAnswer } from '@coverkit/core'
import type { PageServices } from '#common/page-services/index.ts'
import { queryClient } from '#common/queries/queryClient.ts'
import { queryKeys } from '#common/queries/queryKeys.ts'

/** Figures of a request do not change while the page is open, and are kept for the next screen that shows them. */
const RETAINED_MS = 30 * 60_000
/** Prices are shown without the projection, so it may take no longer than they do. */
const ANSWER_WITHIN_MS = 15_000

const keyOf = (request: ComparisonRequest) => [queryKeys.projection, JSON.stringify(request)]

/** Returns the cached answer to the request, if any. */
export function knownProjection(
  services: PageServices,
  request: ComparisonRequest,
): ProjectionAnswer | undefined {
  return queryClient(services).getQueryData<ProjectionAnswer>(keyOf(request))
}

/** Asks what the years to come cost. Rejects when no answer comes in time, none that counts, or it is cancelled. */
export function fetchProjection(
  services: PageServices,
  request: ComparisonRequest,
): Promise<ProjectionAnswer> {
  const client = queryClient(services)
  const queryKey = keyOf(request)
  const limit = setTimeout(() => void client.cancelQueries({ queryKey }), ANSWER_WITHIN_MS)
  const answered = client.fetchQuery({
    queryKey,
    staleTime: RETAINED_MS,
    gcTime: RETAINED_MS,
    async queryFn({ signal }) {
      const result = await projectPremiums(await services.client(), request, { signal })
      if (!result.ok) throw new Error(result.error.kind)
      return result.value
    },
  })
  return answered.finally(() => clearTimeout(limit))
}

/** Stops asking: other answers are asked about now, or the screen is gone. */
export function cancelProjection(services: PageServices, request: ComparisonRequest): void {
  void queryClient(services).cancelQueries({ queryKey: keyOf(request) })
}
