import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type ServedApp, serveApp } from '@coverkit/vite/serve'

const APPS = join(dirname(fileURLToPath(import.meta.url)), '..', '..', '..', 'apps')

export interface Site {
  readonly name: string
  readonly url: string
  readonly port: number
  close(): Promise<void>
}

export interface SitesOptions {
  /** Takes the place of 4100: every site keeps its distance from it. 0: any free ports. */
  readonly firstPort: number
  /** Only these sites. */
  readonly names?: readonly string[]
  readonly apiUrl: string
  /** The payment provider's page; the configured one when absent. */
  readonly paymentUrl?: string | undefined
}

const FIRST_PORT = 4100

/** The demo partner's port in the configuration of the app in partners' frames. */
export const PARTNER_PORT = 4120

/** Where a site that is configured for `npm start` is when it starts elsewhere. 0 for any free port. */
export const movedPort = (port: number, firstPort: number) =>
  firstPort === 0 ? 0 : port - FIRST_PORT + firstPort

/** Every configured origin of this machine, at its port of now. Free ports are not known before. */
function movedOrigins(names: readonly string[], firstPort: number): Readonly<Record<string, string>> {
  if (firstPort === 0 || firstPort === FIRST_PORT) return {}
  const ports = [...names.map((name) => [name, localPort(name)] as const), ['partner', PARTNER_PORT] as const]
  const origin = (name: string, port: number) => `http://${name}.localhost:${port}`
  return Object.fromEntries(
    ports.map(([name, port]) => [origin(name, port), origin(name, movedPort(port, firstPort))]),
  )
}

/** Where mailed links lead to: the brands by account name, as the backend reads them. Free ports are not known before. */
export function siteOrigins(firstPort: number): Readonly<Record<string, string>> {
  const brands = firstPort === 0 ? [] : builtApps().filter((name) => name !== 'embed')
  if (brands.length === 0) return {}
  const origins = brands.map(
    (name) => `${name}=http://${name}.localhost:${movedPort(localPort(name), firstPort)}`,
  )
  return { SITE_ORIGINS: origins.join(',') }
}

const builtApps = () =>
  readdirSync(APPS).filter((name) => existsSync(join(APPS, name, 'dist', 'headers.json')))

/** The port of a brand on this machine, named in its own folder. */
function localPort(name: string): number {
  const config: unknown = JSON.parse(readFileSync(join(APPS, name, 'coverkit.config.json'), 'utf8'))
  const port = config && typeof config === 'object' && 'localPort' in config ? config.localPort : undefined
  if (typeof port !== 'number') throw new Error(`apps/${name}/coverkit.config.json names no localPort.`)
  return port
}

/** Serves every built brand app on its own port. */
export async function startSites({
  firstPort,
  names: wanted,
  apiUrl,
  paymentUrl,
}: SitesOptions): Promise<readonly Site[]> {
  const built = builtApps()
  const names = built.filter((name) => wanted?.includes(name) ?? true)
  if (names.length === 0) throw new Error('No site is built. Run "npm start", which builds them first.')
  const sites = await Promise.all(
    names.map(async (name) => {
      const app: ServedApp = await serveApp({
        dir: join(APPS, name, 'dist'),
        port: movedPort(localPort(name), firstPort),
        apiUrl,
        ...(paymentUrl !== undefined && { paymentUrl }),
        origins: movedOrigins(built, firstPort),
      })
      return { name, url: `http://${name}.localhost:${app.port}`, port: app.port, close: app.close }
    }),
  )
  return sites.sort((one, other) => one.port - other.port)
}
