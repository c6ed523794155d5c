import { existsSync, readdirSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { HostingPlan } from '@coverkit/vite/plan'

/** The folder of all apps. */
export const APPS = fileURLToPath(new URL('../../../apps', import.meta.url))

/** A built app, as the generators and the checks read it. */
export interface BuiltSite {
  readonly name: string
  /** The `dist` folder; what is served lies in its `client` folder. */
  readonly dist: string
  readonly plan: HostingPlan
  /** Files served under their own name, without assets and compressed copies. */
  readonly files: readonly string[]
}

/** Names of the apps that are built, in order. */
export function builtNames(): readonly string[] {
  const names = readdirSync(APPS).filter((name) => existsSync(join(APPS, name, 'dist', 'headers.json')))
  return names.sort()
}

export async function readSite(name: string): Promise<BuiltSite> {
  const dist = join(APPS, name, 'dist')
  if (!existsSync(join(dist, 'headers.json')))
    throw new Error(`${name} is not built. Run "pnpm --filter @coverkit/${name} build" first.`)
  const plan: HostingPlan = JSON.parse(await readFile(join(dist, 'headers.json'), 'utf8'))
  return { name, dist, plan, files: await looseFiles(join(dist, 'client')) }
}

async function looseFiles(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((file) => !file.startsWith('assets/') && !/\.(html|br|gz)$/.test(file))
    .sort()
}
