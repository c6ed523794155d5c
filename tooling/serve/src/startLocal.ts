import { type PartnerDemo, startPartnerDemo } from '@coverkit/partner-demo'
import { type Backend, type BackendOptions, startBackend } from './startBackend.ts'
import { movedPort, PARTNER_PORT, type Site, siteOrigins, startSites } from './startSites.ts'

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

async function startPartner(sites: readonly Site[], firstPort: number): Promise<PartnerDemo | null> {
  const embed = sites.find(({ name }) => name === 'embed')
  return embed ? startPartnerDemo({ port: movedPort(PARTNER_PORT, firstPort), embed: embed.url }) : null
}

/**
 * The backend renders the insurers' documents for the first request for them, which takes seconds of a processor: on a busy
 * machine longer than the page of that visitor waits.
 */
async function renderDocuments(backendUrl: string): Promise<void> {
  const answer = await fetch(`${backendUrl}/api/v1/application/GetSupplierDoc`)
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
    const partner = await startPartner(sites, firstSitePort)
    if (partner) running.push(partner)
    return { backend, sites, partner, stop }
  } catch (error) {
    await stop()
    throw error
  }
}
