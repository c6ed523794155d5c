import { startDevServer } from '@coverkit/vite/dev'
import { appNames, EMBED, folderOf, localPort, movedPort, originOf, siteOrigins } from './apps.ts'
import { ensureFree } from './ensureFree.ts'
import { type Backend, startBackend } from './startBackend.ts'

export interface DevOptions {
  /** The folder of an app. */
  readonly name: string
  readonly apiPort: number
  readonly paymentPort: number
  /** Replaces port 4100: every site preserves its offset from it. */
  readonly sitePort: number
}

/** The sources of one site, served with hot reload, and its backend. */
export interface Dev {
  readonly url: string
  readonly backend: Backend
  stop(): Promise<void>
}

/** Starts a site of this name and its backend. @throws when there is none, or a port is in use */
export async function startDev({ name, apiPort, paymentPort, sitePort }: DevOptions): Promise<Dev> {
  const names = appNames()
  if (!names.includes(name)) {
    const brands = names.filter((each) => each !== EMBED).join(', ')
    throw new Error(`There is no brand "${name}". There are ${brands}, and ${EMBED} for partners' frames.`)
  }
  const port = movedPort(localPort(name), sitePort)
  await ensureFree(port)
  const backend = await startBackend({
    port: apiPort,
    paymentPort,
    environment: { SANDBOX_CONTROLS: 'on', ...siteOrigins(sitePort) },
    output: process.env.SANDBOX_LOG === 'on' ? 'inherit' : 'ignore',
  })
  try {
    const site = await startDevServer({
      appDir: folderOf(name),
      port,
      services: { apiUrl: backend.url, paymentUrl: backend.paymentUrl },
    })
    return {
      url: originOf(name, port),
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
