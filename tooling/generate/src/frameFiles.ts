import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BrandAnswers } from './BrandAnswers.ts'
import { insertBefore } from './insert.ts'

const MANIFEST = 'apps/embed/package.json'
const BRANDS = 'apps/embed/src/brands.ts'
const ACCOUNTS = 'apps/embed/src/accounts.ts'

/** @returns the changed files of the app in partners' frames, which shows this brand too */
export function frameFiles(root: string, { account, port }: BrandAnswers): ReadonlyMap<string, string> {
  const read = (path: string) => readFileSync(join(root, path), 'utf8')
  const manifest = JSON.parse(read(MANIFEST))
  const dependencies = { ...manifest.dependencies, [`@coverkit/${account}`]: 'workspace:*' }
  const sorted = Object.fromEntries(
    Object.entries(dependencies).sort(([one], [other]) => (one < other ? -1 : 1)),
  )
  const parts = `  ${account}: inFrames(
    () => import('@coverkit/${account}/brand'),
    () => import('@coverkit/${account}/home'),
  ),\n`
  const who = `  ${account}: { partners: [DEMO_PARTNER], site: 'http://${account}.localhost:${port}' },\n`
  return new Map([
    [MANIFEST, `${JSON.stringify({ ...manifest, dependencies: sorted }, null, 2)}\n`],
    [BRANDS, insertBefore(read(BRANDS), 'export const brands', /^\}/m, parts)],
    [ACCOUNTS, insertBefore(read(ACCOUNTS), 'export const accounts', /^\}/m, who)],
  ])
}
