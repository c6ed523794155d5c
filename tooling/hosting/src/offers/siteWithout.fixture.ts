import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { OfferName } from '@coverkit/brand/offers'
import { APPS } from '../builtSites.ts'

const run = promisify(execFile)

const BRAND = 'wattlebird'
const COPIED = ['src', 'public', 'index.html', 'package.json', 'vite.config.ts', 'coverkit.config.json']
const DATA = fileURLToPath(new URL('../../../../.data', import.meta.url))

export interface SiteCopy {
  /** The folder of the app; `build` writes its `dist`. */
  readonly appDir: string
  build(): Promise<void>
  remove(): Promise<void>
}

/** A copy of a brand's app, in the workspace so that it finds its packages, that leaves this out. */
export async function siteWithout(names: readonly OfferName[]): Promise<SiteCopy> {
  await mkdir(DATA, { recursive: true })
  const appDir = await mkdtemp(join(DATA, 'offers-'))
  for (const name of COPIED) await cp(join(APPS, BRAND, name), join(appDir, name), { recursive: true })
  await symlink(join(APPS, BRAND, 'node_modules'), join(appDir, 'node_modules'))
  const file = join(appDir, 'src', 'brand.ts')
  const start = 'export const brand: Brand = {'
  const source = await readFile(file, 'utf8')
  if (!source.includes(start)) throw new Error(`${file} declares no brand.`)
  const offers = JSON.stringify(Object.fromEntries(names.map((name) => [name, false])))
  await writeFile(file, source.replace(start, `${start} offers: ${offers},`))
  return {
    appDir,
    async build() {
      const vite = join(appDir, 'node_modules', 'vite', 'bin', 'vite.js')
      // Tests have an environment of their own, in which React would be built for development.
      const env = { ...process.env, NODE_ENV: 'production' }
      await run(process.execPath, [vite, 'build', '--app'], { cwd: appDir, env, maxBuffer: 2 ** 26 })
    },
    remove: () => rm(appDir, { recursive: true }),
  }
}
