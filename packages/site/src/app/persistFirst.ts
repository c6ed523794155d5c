import type { PageServices } from '@coverkit/features/common/page-services'

/** Longer than a save takes; the visitor waits no longer for the page that they want. */
const PERSIST_WITHIN_MS = 1_000

/** Persists what this page holds before another document is loaded, which is loaded whatever comes of it. */
export async function persistFirst(services: Pick<PageServices, 'flows' | 'store'>): Promise<void> {
  if (services.flows.size === 0) return
  const persisted = import('@coverkit/flow-draft/store').then(({ persistOpenFlows }) =>
    persistOpenFlows(services),
  )
  const late = new Promise((resolve) => setTimeout(resolve, PERSIST_WITHIN_MS))
  await Promise.race([persisted, late]).catch(() => undefined)
}
