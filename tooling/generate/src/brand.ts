import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BrandAnswers } from './BrandAnswers.ts'
import { brandCopy } from './brandCopy.ts'
import { brandTemplate } from './brandTemplate.ts'
import { frameFiles } from './frameFiles.ts'
import { insertBefore } from './insert.ts'
import { type Plan, Refusal } from './Plan.ts'
import { readBrandAnswers } from './readBrandAnswers.ts'

const INVENTORY = 'tooling/hosting/src/inventory.ts'

/** Begins a brand: a folder with a name, an address, a port, colours and a small home page of its own. */
export function planBrand(root: string, args: readonly string[]): Plan {
  const answers = readBrandAnswers(root, args)
  const { account, from } = answers
  const inventory = inventoryWith(readFileSync(join(root, INVENTORY), 'utf8'), answers)
  return {
    files: new Map([
      ...(from === null ? brandTemplate(root, answers) : brandCopy(root, from, answers)),
      [INVENTORY, inventory],
      ...(answers.isFramed ? frameFiles(root, answers) : []),
    ]),
    remains: [
      `src/brand.ts: what you did not give of domain, email, phone and licence numbers is made up`,
      `src/home/copy.ts: the words of the home page${from === null ? '' : `, and what else still speaks of apps/${from}`}`,
      'src/LogoMark.tsx, public/favicon.svg, public/social.png: the drawings, until you have your own',
    ],
    brand: account,
  }
}

/** The inventory of hosts with the brand's site, and with the host of its mail where that is another. */
function inventoryWith(text: string, { account, domain, email }: BrandAnswers): string {
  if (text.includes(`'${domain}'`))
    throw new Refusal(`--domain ${domain} is another brand's: see ${INVENTORY}.`)
  const listed = insertBefore(text, 'const BRAND_DOMAINS', /\} as const/, `  ${account}: '${domain}',\n`)
  const [, host = domain] = email.split('@')
  if (host === domain || text.includes(`'${host}'`)) return listed
  const entry = `{ host: '${host}', use: 'mail', owner: 'brand', cname: 'none' },\n  `
  return insertBefore(listed, 'export const INVENTORY', /\.\.\.serviceHosts,/, entry)
}
