import { mkdtemp, readFile, readlink, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium } from '@playwright/test'
import { desktopOptions } from './browserOptions.ts'
import { places } from './places.ts'

/** A browser with a profile on the disk, to be killed and opened again. */
export interface OwnBrowser {
  /** The folder of the profile. */
  readonly profile: string
  open(): Promise<BrowserContext>
  /** A private window beside the ordinary ones, which belongs to the same profile. */
  openPrivate(): Promise<BrowserContext>
  /** SIGKILL of the browser and all of its processes at one moment. */
  kill(): Promise<void>
  /** Ends the browser as a visitor does; its profile stays. */
  quit(): Promise<void>
  close(): Promise<void>
}

export async function ownBrowser(): Promise<OwnBrowser> {
  const profile = await mkdtemp(join(tmpdir(), 'coverkit-profile-'))
  const { launchOptions, ...options } = desktopOptions
  const { browserName: _name, ...contextOptions } = options
  let context: BrowserContext | undefined
  const open = async () => {
    context ??= await chromium.launchPersistentContext(profile, {
      ...contextOptions,
      ...launchOptions,
      args: [...launchOptions.args, '--remote-debugging-port=0'],
      baseURL: places.site,
    })
    return context
  }
  return {
    profile,
    open,
    async openPrivate() {
      await open()
      const [port] = (await readFile(join(profile, 'DevToolsActivePort'), 'utf8')).split('\n')
      const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`)
      return browser.newContext({ ...contextOptions, baseURL: places.site })
    },
    async kill() {
      const gone = new Promise((resolve) => context?.once('close', resolve))
      // The profile's lock names the process that holds it, the leader of its group.
      const pid = Number((await readlink(join(profile, 'SingletonLock'))).split('-').at(-1))
      process.kill(-pid, 'SIGKILL')
      await gone
      context = undefined
      await rm(join(profile, 'SingletonLock'), { force: true })
    },
    async quit() {
      await context?.close()
      context = undefined
    },
    async close() {
      await context?.close().catch(() => undefined)
      await rm(profile, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}
