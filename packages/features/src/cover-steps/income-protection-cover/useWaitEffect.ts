import type { PageServices } from '#common/page-services/index.ts'
import { usePricesAtRest } from '#common/queries/usePricesAtRest.ts'
import type { WaitEffect, WaitRequest } from './waitEffect.ts'

/** How much less the chosen wait costs than the shortest, in the running prices of the insurers; null while that isn't known. */
export function useWaitEffect(request: WaitRequest | null): WaitEffect | null {
  return usePricesAtRest(request, load)
}

async function load(services: PageServices, request: WaitRequest, signal: AbortSignal) {
  const { loadWaitEffect } = await import('./waitEffect.lazy.ts')
  return loadWaitEffect(services, request, signal)
}
