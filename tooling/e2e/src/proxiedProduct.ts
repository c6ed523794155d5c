import { type FaultProxy, startFaultProxy } from '@coverkit/faults'
import { startSites } from '@coverkit/serve'
import { places } from './places.ts'

/** A site of its own whose backend is reached through a proxy that breaks what passes. */
export interface ProxiedProduct {
  readonly site: string
  readonly proxy: FaultProxy
  close(): Promise<void>
}

export async function startProxiedProduct(): Promise<ProxiedProduct> {
  const proxy = await startFaultProxy({ target: places.api })
  const [site] = await startSites({ firstPort: 0, names: ['wattlebird'], apiUrl: proxy.url })
  if (!site) throw new Error('Wattlebird is not built.')
  return {
    site: site.url,
    proxy,
    async close() {
      await site.close()
      await proxy.close()
    },
  }
}
