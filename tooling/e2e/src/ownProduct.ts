import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Backend, type Site, startBackend, startSites } from '@coverkit/serve'
import { backendEnvironment, ownApiPort } from './places.ts'

/** A site with a backend of its own, for tests that stop, kill and restart it. */
export interface OwnProduct {
  readonly site: string
  readonly api: string
  readonly backend: () => Backend
  /** Starts the backend again on its data. */
  restart(): Promise<void>
  close(): Promise<void>
}

export async function startOwnProduct(): Promise<OwnProduct> {
  const folder = await mkdtemp(join(tmpdir(), 'coverkit-own-'))
  // The backend keeps its key beside its data.
  const dataFolder = join(folder, 'data')
  const apiPort = ownApiPort()
  let backend = await startBackend({ port: apiPort, dataFolder, environment: backendEnvironment })
  const sites = await startSites({ firstPort: 0, names: ['wattlebird'], apiUrl: backend.url })
  return {
    site: addressOf(sites),
    api: backend.url,
    backend: () => backend,
    async restart() {
      backend = await startBackend({ port: apiPort, dataFolder, environment: backendEnvironment })
    },
    async close() {
      await Promise.all(sites.map((site) => site.close()))
      await backend.kill()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

function addressOf(sites: readonly Site[]): string {
  const site = sites.find(({ name }) => name === 'wattlebird')
  if (!site) throw new Error('Wattlebird is not built.')
  return site.url
}
