import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const APPS = fileURLToPath(new URL('../../../../apps', import.meta.url))
const NAME = /^ {2}name: (['"])(.+)\1,$/m

/**
 * What the brands call themselves, by account name; a receipt is dated and signed by name. Each brand's own source says it,
 * so that a new brand needs no entry here.
 */
export function readBrandNames(apps: string): ReadonlyMap<string, string> {
  const files = readdirSync(apps)
    .map((account) => ({ account, file: join(apps, account, 'src', 'brand.ts') }))
    .filter(({ file }) => existsSync(file))
  return new Map(
    files.flatMap(({ account, file }) => {
      const [, , name] = NAME.exec(readFileSync(file, 'utf8')) ?? []
      return name === undefined ? [] : [[account, name]]
    }),
  )
}

const brandNames = readBrandNames(APPS)

/** The name of a brand; of one whose source is not here its account name. */
export const brandNameOf = (accountName: string): string => brandNames.get(accountName) ?? accountName
