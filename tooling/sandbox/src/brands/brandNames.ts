import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const APPS = fileURLToPath(new URL('../../../../apps', import.meta.url))
const NAME = /^ {2}name: (['"])(.+)\1,$/m

/**
 * Reads the names, which mails and receipts show, by account name. They come from each brand's own source, so that
 * a new brand needs no entry here.
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

/** Returns a brand's name, or its account name if the brand's source is missing. */
export const brandNameOf = (accountName: string): string => brandNames.get(accountName) ?? accountName
