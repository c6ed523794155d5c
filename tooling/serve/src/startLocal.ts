import { type PartnerDemo, startPartnerDemo } from '@coverkit/partner-demo'
import { EMBED, movedPort, PARTNER_PORT, siteOrigins } from './apps.ts'
import { type Backend, type BackendOptions, startBackend } from './startBackend.ts'
import { type Site, startSites } from './startSites.ts'

export { type Backend, type BackendOptions, startBackend } from './startBackend.ts'
export { type Site, type SitesOptions, startSites } from './startSites.ts'

export interface Local {
  readonly backend: Backend
  readonly sites: readonly Site[]
  /** The demo partner's site; null when the app that it frames is not built. */
  readonly partner: PartnerDemo | null
  stop(): Promise<void>
}

export interface LocalOptions {
  readonly backend: BackendOptions
  readonly firstSitePort: number
}

/** The demo partner's site around the app in its frames. */
export const startPartner = (embed: Site, firstPort: number): Promise<PartnerDemo> =>
  startPartnerDemo({ port: movedPort(PARTNER_PORT, firstPort), embed: embed.url })

/**
 * The backend renders the insurers' documents for the first request for them, which takes seconds of a processor: on a busy
 * machine longer than the page of that visitor waits.
 */
export async function renderDocuments(backendUrl: string, signal?: AbortSignal): Promise<void> {
  const answer = await fetch(`${backendUrl}/api/v1/application/GetSupplierDoc`, { signal: signal ?? null })
  if (!answer.ok) throw new Error(`The insurers' documents were not rendered: ${answer.status}`)
  await answer.arrayBuffer()
}

/** The whole product on this machine: the backend, every built site, and a partner's page that frames one. */
export async function startLocal({ backend: options, firstSitePort }: LocalOptions): Promise<Local> {
  const environment = { ...siteOrigins(firstSitePort), ...options.environment }
  const backend = await startBackend({ ...options, environment })
  const running: { close(): Promise<void> }[] = []
  const stop = async () => {
    await Promise.all(running.map((part) => part.close()))
    await backend.stop()
  }
  try {
    const [sites] = await Promise.all([
      startSites({ firstPort: firstSitePort, apiUrl: backend.url, paymentUrl: backend.paymentUrl }),
      renderDocuments(backend.url),
    ])
    running.push(...sites)
    const embed = sites.find(({ name }) => name === EMBED)
    const partner = embed ? await startPartner(embed, firstSitePort) : null
    if (partner) running.push(partner)
    return { backend, sites, partner, stop }
  } catch (error) {
    await stop()
    throw error
  }
}
