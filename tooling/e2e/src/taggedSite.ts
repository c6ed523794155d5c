import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { type ServedApp, serveApp } from '@coverkit/vite/serve'
import { places } from './places.ts'

const ROOT = fileURLToPath(new URL('../../../', import.meta.url))
const APP = join(ROOT, 'apps', 'wattlebird')

const OUT = 'dist-tagged'

/** Where the site with a tag manager is built. */
export const TAGGED_DIST = join(APP, OUT)

export const CONTAINER = 'GTM-TEST123'

/**
 * Builds Wattlebird with a tag manager, as a deployment would; turbo caches it until a source changes. The task is another one
 * than `build`, or turbo would store both folders together and bring back an older site with this one.
 */
export async function buildTaggedSite(): Promise<void> {
  await promisify(execFile)('turbo', ['run', 'build:tagged', '--filter=@coverkit/wattlebird'], {
    cwd: ROOT,
    env: { ...process.env, COVERKIT_TAG_MANAGER_ID: CONTAINER, COVERKIT_OUT_DIR: OUT },
  })
}

let served: Promise<ServedApp> | undefined

/** The address of that site, which each worker serves once and stops at its end. */
export async function taggedSite(): Promise<string> {
  served ??= serveApp({ dir: TAGGED_DIST, apiUrl: places.api })
  const { port } = await served
  return `http://wattlebird.localhost:${port}`
}
