import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BrandAnswers } from './BrandAnswers.ts'
import { insertBefore } from './insert.ts'

const MANIFEST = 'apps/embed/package.json'
const BRANDS = 'apps/embed/src/brands.ts'
const ACCOUNTS = 'apps/embed/src/accounts.ts'
const NAMES = 'apps/embed/src/accountNames.ts'
const DEMO_PARTNER = 'http://partner.localhost:4120'

/** @returns the changed files of the app in partners' frames, which shows this brand too */
export function frameFiles(root: string, answers: BrandAnswers): ReadonlyMap<string, string> {
  const { account } = answers
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
    ...partnerFiles(root, answers),
  ])
}

/** Who may frame the brand: a line of the app's accounts, or a file of origins where each brand has one. */
function partnerFiles(root: string, { account, port }: BrandAnswers): ReadonlyMap<string, string> {
  const read = (path: string) => readFileSync(join(root, path), 'utf8')
  if (existsSync(join(root, ACCOUNTS))) {
    const line = `  ${account}: { partners: [DEMO_PARTNER], site: 'http://${account}.localhost:${port}' },\n`
    return new Map([[ACCOUNTS, insertBefore(read(ACCOUNTS), 'export const accounts', /^\}/m, line)]])
  }
  return new Map([
    [NAMES, insertBefore(read(NAMES), 'export const ACCOUNT_NAMES', /,?\s*\] as const/, `, '${account}'`)],
    [`apps/${account}/partner-origins.json`, `${JSON.stringify({ partners: [DEMO_PARTNER] })}\n`],
  ])
}
