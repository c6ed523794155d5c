import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { insertBefore } from './insert.ts'
import { nameOf } from './names.ts'
import { type Plan, Refusal } from './Plan.ts'
import { readFolder } from './readFolder.ts'
import { turnHue } from './turnHue.ts'

/** The brand with the fewest pictures of its own. */
const PATTERN = 'saltbush'
const INVENTORY = 'tooling/hosting/src/inventory.ts'
const TEXT = /\.(tsx?|json|html|svg)$/

/** Begins a brand: a folder made from an existing one, with a name, an address, a port and hues of its own. */
export function planBrand(root: string, account: string): Plan {
  const { kebab, words } = nameOf(account)
  if (kebab.includes('-'))
    throw new Refusal(`"${kebab}" is not one word: a brand's account name is letters only.`)
  const taken = ['apps', 'packages', 'tooling'].find((group) => existsSync(join(root, group, kebab)))
  if (taken) throw new Refusal(`There is a package "${kebab}" already: see ${taken}/${kebab}.`)
  const degrees = 40 + ([...kebab].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7) % 280)
  const port = Math.max(...portsOf(root)) + 1
  const rename = (text: string) =>
    text
      .replaceAll('Saltbush Partners', words)
      .replaceAll('Saltbush', words)
      .replaceAll(PATTERN, kebab)
      .replace(/("localPort": )\d+/, `$1${port}`)
      .replaceAll(/#[0-9a-f]{6}/gi, (hex) => turnHue(hex, degrees))
  const files = [...readFolder(join(root, 'apps', PATTERN))].map(
    ([path, content]): [string, string | Buffer] => [
      `apps/${kebab}/${path}`,
      TEXT.test(path) ? rename(content.toString()) : content,
    ],
  )
  const inventory = readFileSync(join(root, INVENTORY), 'utf8')
  const domain = `  ${kebab}: '${kebab}.example',\n`
  return {
    files: new Map([
      ...files,
      [INVENTORY, insertBefore(inventory, 'const BRAND_DOMAINS', /\} as const/, domain)],
    ]),
    remains: [
      'pnpm install, which adds the folder to the lock',
      'names, domain, email, phone and licence numbers in src/brand.ts; the domain in the inventory of hosts too',
      'colours, corners and headings in src/tokens.ts; the dark one in index.html',
      'the logo in src/, public/favicon.svg and public/social.png, which still shows the pattern',
      'the home page in src/home/',
      'docs/new-brand.md tells how to build, test and frame it',
    ],
  }
}

function portsOf(root: string): readonly number[] {
  return readdirSync(join(root, 'apps')).flatMap((folder) => {
    const path = join(root, 'apps', folder, 'coverkit.config.json')
    return existsSync(path) ? Number(JSON.parse(readFileSync(path, 'utf8')).localPort ?? 0) : []
  })
}
