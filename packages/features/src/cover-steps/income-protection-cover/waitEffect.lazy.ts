import { compareQuotes } from '@coverkit/api-client'
import type { ComparisonRequest } from '@coverkit/core'
import type { PageServices } from '#common/page-services/index.ts'
import { type WaitEffect, type WaitRequest, waitEffect } from './waitEffect.ts'

/** Asks the insurers for both waits. Rejects where one of them can't be had. */
export async function loadWaitEffect(
  services: PageServices,
  request: WaitRequest,
  signal: AbortSignal,
): Promise<WaitEffect | null> {
  const client = await services.client()
  const compare = async (body: ComparisonRequest) => {
    const result = await compareQuotes(client, body, { signal })
    if (!result.ok) throw new Error(result.error.kind)
    return result.value
  }
  const [first, second] = request.requests
  return waitEffect(request, await Promise.all([compare(first), compare(second)]))
}
