import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { PublishedPackage } from './published.ts'

const installed = z.object({ name: z.string(), version: z.string(), license: z.string() })

/** Returns a package's notices: no third-party code in its files, and its npm dependencies, by licence. */
export function thirdPartyNotices({ folder, name, manifest }: PublishedPackage): string {
  const others = Object.keys(manifest.dependencies ?? {}).filter((other) => !other.startsWith('@coverkit/'))
  const rows = others.map((other) => {
    const path = join(folder, 'node_modules', other, 'package.json')
    const { version, license } = installed.parse(JSON.parse(readFileSync(path, 'utf8')))
    return `| ${other} | ${version} | ${license} |`
  })
  const table = ['| Package | Built with | Licence |', '|---|---|---|', ...rows]
  return [
    '# Third-party notices',
    '',
    `The files of \`${name}\` hold no code of others.`,
    ...(rows.length > 0
      ? ['These are installed beside it, with their own licence files:', '', ...table]
      : []),
    '',
  ].join('\n')
}
