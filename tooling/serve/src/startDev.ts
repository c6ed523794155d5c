import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startDevServer } from '@coverkit/vite/dev'
import { ensureFree } from './ensureFree.ts'
import { type Backend, startBackend } from './startBackend.ts'

const APPS = fileURLToPath(new URL('../../../apps', import.meta.url))
/** What the ports in the configurations of the apps count from. */
const FIRST_PORT = 4100
const NOT_A_BRAND = 'embed'

export interface DevOptions {
  /** The folder of an app. */
  readonly name: string
  readonly apiPort: number
  readonly paymentPort: number
  /** Takes the place of 4100: every site keeps its distance from it. */
  readonly sitePort: number
}

/** The sources of one site, served with hot reload, and its backend. */
export interface Dev {
  readonly url: string
  readonly backend: Backend
  stop(): Promise<void>
}

interface App {
  readonly name: string
  readonly port: number
}

function readApps(firstPort: number): readonly App[] {
  const apps = readdirSync(APPS).map((name) => {
    const { localPort }: { localPort: number } = JSON.parse(
      readFileSync(join(APPS, name, 'coverkit.config.json'), 'utf8'),
    )
    return { name, port: localPort - FIRST_PORT + firstPort }
  })
  return apps.sort((one, other) => one.port - other.port)
}

const originOf = ({ name, port }: App) => `http://${name}.localhost:${port}`

/** Starts a site of this name and its backend. @throws when there is none, or a port is in use */
export async function startDev({ name, apiPort, paymentPort, sitePort }: DevOptions): Promise<Dev> {
  const apps = readApps(sitePort)
  const app = apps.find((each) => each.name === name)
  const brands = apps.filter((each) => each.name !== NOT_A_BRAND)
  if (!app)
    throw new Error(
      `There is no brand "${name}". There are ${brands.map((each) => each.name).join(', ')}, and ${NOT_A_BRAND} for partners' frames.`,
    )
  await ensureFree(app.port)
  const backend = await startBackend({
    port: apiPort,
    paymentPort,
    environment: {
      SANDBOX_CONTROLS: 'on',
      SITE_ORIGINS: brands.map((brand) => `${brand.name}=${originOf(brand)}`).join(','),
    },
    output: process.env.SANDBOX_LOG === 'on' ? 'inherit' : 'ignore',
  })
  try {
    const site = await startDevServer({
      appDir: join(APPS, name),
      port: app.port,
      services: { apiUrl: backend.url, paymentUrl: backend.paymentUrl },
    })
    return {
      url: originOf(app),
      backend,
      async stop() {
        await Promise.all([site.close(), backend.stop()])
      },
    }
  } catch (error) {
    await backend.stop()
    throw error
  }
}
