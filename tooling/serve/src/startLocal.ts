import { type Backend, type BackendOptions, startBackend } from './startBackend.ts'
import { type Site, startSites } from './startSites.ts'

export { type Backend, type BackendOptions, startBackend } from './startBackend.ts'
export { type Site, type SitesOptions, startSites } from './startSites.ts'

export interface Local {
  readonly backend: Backend
  readonly sites: readonly Site[]
  stop(): Promise<void>
}

export interface LocalOptions {
  readonly backend: BackendOptions
  readonly firstSitePort: number
}

/** The whole product on this machine: the backend, then every built site. */
export async function startLocal({ backend: options, firstSitePort }: LocalOptions): Promise<Local> {
  const backend = await startBackend(options)
  const sites = await startSites({ firstPort: firstSitePort, apiUrl: backend.url }).catch(async (error) => {
    await backend.stop()
    throw error
  })
  return {
    backend,
    sites,
    async stop() {
      await Promise.all(sites.map((site) => site.close()))
      await backend.stop()
    },
  }
}
