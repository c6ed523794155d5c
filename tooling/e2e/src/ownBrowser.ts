import { mkdtemp, readlink, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium } from '@playwright/test'
import { browserOptions } from './browserOptions.ts'
import { places } from './places.ts'

/** A browser with a profile on the disk, to be killed and opened again. */
export interface OwnBrowser {
  open(): Promise<BrowserContext>
  /** SIGKILL of the browser and all of its processes at one moment. */
  kill(): Promise<void>
  close(): Promise<void>
}

export async function ownBrowser(): Promise<OwnBrowser> {
  const profile = await mkdtemp(join(tmpdir(), 'coverkit-profile-'))
  const { launchOptions, ...options } = browserOptions
  const { browserName: _name, ...contextOptions } = options
  let context: BrowserContext | undefined
  return {
    async open() {
      context = await chromium.launchPersistentContext(profile, {
        ...contextOptions,
        ...launchOptions,
        baseURL: places.site,
      })
      return context
    },
    async kill() {
      const gone = new Promise((resolve) => context?.once('close', resolve))
      // The profile's lock names the process that holds it, the leader of its group.
      const pid = Number((await readlink(join(profile, 'SingletonLock'))).split('-').at(-1))
      process.kill(-pid, 'SIGKILL')
      await gone
      await rm(join(profile, 'SingletonLock'), { force: true })
    },
    async close() {
      await context?.close().catch(() => undefined)
      await rm(profile, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}
