import { serveApp } from '@coverkit/vite/serve'
import { appNames, distOf, isBuilt, localPort, movedOrigins, movedPort } from './apps.ts'

export interface Site {
  readonly name: string
  readonly url: string
  readonly port: number
  close(): Promise<void>
}

export interface SiteOptions {
  /** Replaces port 4100: every site preserves its offset from it. 0: any free ports. */
  readonly firstPort: number
  readonly apiUrl: string
  /** The payment provider's page; the configured one when absent. */
  readonly paymentUrl?: string | undefined
}

export interface SitesOptions extends SiteOptions {
  /** Only these sites. */
  readonly names?: readonly string[]
}

/** Serves a built app on its own port. */
export async function startSite(name: string, { firstPort, apiUrl, paymentUrl }: SiteOptions): Promise<Site> {
  const app = await serveApp({
    dir: distOf(name),
    port: movedPort(localPort(name), firstPort),
    apiUrl,
    ...(paymentUrl !== undefined && { paymentUrl }),
    origins: movedOrigins(firstPort),
  })
  return { name, url: `http://${name}.localhost:${app.port}`, port: app.port, close: app.close }
}

/** Serves every built app, each on its own port. */
export async function startSites({ names: wanted, ...options }: SitesOptions): Promise<readonly Site[]> {
  const names = appNames().filter((name) => isBuilt(name) && (wanted?.includes(name) ?? true))
  if (names.length === 0) throw new Error('No site is built. Run "npm start", which builds them first.')
  const sites = await Promise.all(names.map((name) => startSite(name, options)))
  return sites.sort((one, other) => one.port - other.port)
}
