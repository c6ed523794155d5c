import { type LiteralBackend, startLiteralBackend } from '@coverkit/faults/literal'
import { startSites } from '@coverkit/serve'
import { places } from './places.ts'

/** A site of its own whose backend does what the specification's table of calls says, and no more. */
export interface LiteralProduct {
  readonly site: string
  readonly backend: LiteralBackend
  close(): Promise<void>
}

export async function startLiteralProduct(): Promise<LiteralProduct> {
  const backend = await startLiteralBackend({ identityUrl: places.api })
  const [site] = await startSites({ firstPort: 0, names: ['wattlebird'], apiUrl: backend.url })
  if (!site) throw new Error('Wattlebird is not built.')
  return {
    site: site.url,
    backend,
    async close() {
      await site.close()
      await backend.close()
    },
  }
}
