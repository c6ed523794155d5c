import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BrandAnswers } from './BrandAnswers.ts'
import { insertBefore } from './insert.ts'

const MANIFEST = 'apps/embed/package.json'
const BRANDS = 'apps/embed/src/brands.ts'
const NAMES = 'apps/embed/src/accountNames.ts'
const DEMO_PARTNER = ['http://localhost:4120', 'http://partner.localhost:4120']

/** @returns the changed files of the app in partners' frames, which gets this brand too */
export function frameFiles(root: string, { account }: BrandAnswers): ReadonlyMap<string, string> {
  const read = (path: string) => readFileSync(join(root, path), 'utf8')
  const manifest = JSON.parse(read(MANIFEST))
  const dependencies = Object.entries({
    ...manifest.dependencies,
    [`@coverkit/${account}`]: 'workspace:*',
  }).sort(([one], [other]) => (one < other ? -1 : 1))
  const parts = `  ${account}: inFrames(
    () => import('@coverkit/${account}/brand'),
    () => import('@coverkit/${account}/home'),
  ),\n`
  return new Map([
    [
      MANIFEST,
      `${JSON.stringify({ ...manifest, dependencies: Object.fromEntries(dependencies) }, null, 2)}\n`,
    ],
    [BRANDS, insertBefore(read(BRANDS), 'export const brands', /^\}/m, parts)],
    [NAMES, insertBefore(read(NAMES), 'export const ACCOUNT_NAMES', /,?\s*\] as const/, `, '${account}'`)],
    [`apps/${account}/partner-origins.json`, `${JSON.stringify({ partners: DEMO_PARTNER })}\n`],
  ])
}
