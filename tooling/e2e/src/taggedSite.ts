import { execFile } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { type ServedApp, serveApp } from '@coverkit/vite/serve'
import { places } from './places.ts'

const ROOT = fileURLToPath(new URL('../../../', import.meta.url))
const APP = join(ROOT, 'apps', 'wattlebird')

/** Where the site with a tag manager is built. */
export const TAGGED_DIST = join(ROOT, '.data', 'tagged-site')

export const CONTAINER = 'GTM-TEST123'

/** Builds Wattlebird with a tag manager configured, as a deployment would. */
export async function buildTaggedSite(): Promise<void> {
  const vite = dirname(createRequire(join(APP, 'package.json')).resolve('vite/package.json'))
  await promisify(execFile)(process.execPath, [join(vite, 'bin', 'vite.js'), 'build', '--app'], {
    cwd: APP,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      COVERKIT_TAG_MANAGER_ID: CONTAINER,
      COVERKIT_OUT_DIR: TAGGED_DIST,
    },
  })
}

let served: Promise<ServedApp> | undefined

/** The address of that site, served once for each worker; it ends with it. */
export async function taggedSite(): Promise<string> {
  served ??= serveApp({ dir: TAGGED_DIST, apiUrl: places.api })
  const { port } = await served
  return `http://wattlebird.localhost:${port}`
}
