import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { insertBefore } from './insert.ts'
import { Refusal } from './Plan.ts'

export const INVENTORY = 'tooling/hosting/src/inventory.ts'

/** The inventory of hosts with a brand's site, and with the host of its mail where that is another. @throws Refusal */
export function inventoryWith(
  root: string,
  { account, domain, email }: Readonly<Record<'account' | 'domain' | 'email', string>>,
): string {
  const text = readFileSync(join(root, INVENTORY), 'utf8')
  const line = `  ${account}: '${domain}',\n`
  if (text.includes(line)) return text
  if (text.includes(`'${domain}'`))
    throw new Refusal(`The domain ${domain} is another brand's: see ${INVENTORY}.`)
  const listed = insertBefore(text, 'const BRAND_DOMAINS', /\} as const/, line)
  const [, host = domain] = email.split('@')
  if (host === domain || text.includes(`'${host}'`)) return listed
  const entry = `{ host: '${host}', use: 'mail', owner: 'brand', cname: 'none' },\n  `
  return insertBefore(listed, 'export const INVENTORY', /\.\.\.serviceHosts,/, entry)
}
