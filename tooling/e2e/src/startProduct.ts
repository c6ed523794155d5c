import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startLocal } from '@coverkit/serve'
import { backendEnvironment, places } from './places.ts'

/** Starts the built sites and the backend once for all browser tests; returns a function that stops them. */
export default async function startProduct(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'coverkit-browser-'))
  const local = await startLocal({
    backend: {
      port: places.apiPort,
      paymentPort: places.paymentPort,
      // The backend keeps its key beside its data.
      dataFolder: join(folder, 'data'),
      environment: backendEnvironment,
    },
    firstSitePort: places.sitePort,
  })
  return async () => {
    await local.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
