import { existsSync, readdirSync } from 'node:fs'
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
  /** The first site's port; the others follow. */
  readonly firstPort: number
  readonly apiUrl: string
}

/** Serves every built brand app on a port of its own, in the order of their names. */
export async function startSites({ firstPort, apiUrl }: SitesOptions): Promise<readonly Site[]> {
  const names = readdirSync(APPS).filter((name) => existsSync(join(APPS, name, 'dist', 'headers.json')))
  if (names.length === 0) throw new Error('No site is built. Run "npm start", which builds them first.')
  return Promise.all(
    names.sort().map(async (name, index) => {
      const app: ServedApp = await serveApp({
        dir: join(APPS, name, 'dist'),
        port: firstPort + index,
        apiUrl,
      })
      return { name, url: `http://${name}.localhost:${app.port}`, port: app.port, close: app.close }
    }),
  )
}
