import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { BrandAnswers } from './BrandAnswers.ts'
import { nameOf } from './names.ts'
import { Refusal } from './Plan.ts'

const FIRST_PORT = 4100
/** Tests start sites in blocks of a hundred ports, the backend before them. */
const LAST_PORT = 4188
const DEMO_PARTNER_PORT = 4120

const HOST = '(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\\.)+[a-z]{2,}'

/** What each option takes, and how to say so. */
const OPTIONS = {
  title: [/^[\p{L}\p{N}][\p{L}\p{N} .,&'’+-]{0,39}$/u, 'a name of at most 40 letters, like "Banksia Cover"'],
  'legal-name': [/^[\p{L}\p{N}][\p{L}\p{N} .,&'’()+-]{0,79}$/u, 'the company, like "Banksia Cover Pty Ltd"'],
  domain: [new RegExp(`^(?!www\\.)${HOST}$`), 'a domain without www, like banksiacover.com.au'],
  email: [new RegExp(`^[\\w.+-]+@${HOST}$`), 'an address, like hello@banksiacover.com.au'],
  phone: [/^0[0-9 ]{9,13}$/, 'an Australian number, like "02 5550 4199"'],
  abn: [/^\d{2} \d{3} \d{3} \d{3}$/, 'eleven digits, as "00 000 000 000"'],
  afsl: [/^\d{6}$/, 'six digits'],
  colour: [/^#[0-9a-f]{6}$/i, "six digits in quotation marks, as '#0E5A73'"],
  port: [/^\d{4}$/, `a number from ${FIRST_PORT} to ${LAST_PORT}`],
  from: [/^[a-z]+$/, 'the folder of a brand, like saltbush'],
} as const satisfies Readonly<Record<string, readonly [RegExp, string]>>

type Option = keyof typeof OPTIONS

export const BRAND_USAGE = `brand <name> [--title …] [--domain …] [--colour '#…'] [--email …] [--phone …] [--legal-name …] [--abn …] [--afsl …] [--port …] [--embed] [--from <brand>]`

/** Reads `banksia --title "Banksia Cover"`, and settles the rest from the workspace at `root`. @throws Refusal */
export function readBrandAnswers(root: string, args: readonly string[]): BrandAnswers {
  const { account, given, isFramed } = parse(args)
  const { kebab, words } = nameOf(account)
  if (!/^[a-z]{1,32}$/.test(kebab))
    throw new Refusal(`"${kebab}" is not one word: a brand's account name is letters only.`)
  const taken = ['apps', 'packages', 'tooling'].find((group) => existsSync(join(root, group, kebab)))
  if (taken) throw new Refusal(`There is a package "${kebab}" already: see ${taken}/${kebab}.`)
  const { title = words, domain = `${kebab}.example`, from = null } = given
  if (from !== null && !existsSync(join(root, 'apps', from, 'src', 'brand.ts')))
    throw new Refusal(`There is no brand "${from}" in apps.`)
  return {
    account: kebab,
    title,
    domain,
    legalName: given['legal-name'] ?? `${title} Pty Ltd`,
    email: given.email ?? `hello@${domain}`,
    phone: given.phone ?? '02 5550 4199',
    abn: given.abn ?? '00 000 000 000',
    afsl: given.afsl ?? '000000',
    colour: given.colour ?? null,
    port: portOf(root, given.port),
    from,
    isFramed,
  }
}

function parse(args: readonly string[]) {
  const { values, positionals } = parsed(args)
  const [account] = positionals
  if (account === undefined || positionals.length > 1)
    throw new Refusal(`"brand" takes one name: pnpm generate ${BRAND_USAGE}.`)
  const given: Partial<Record<Option, string>> = {}
  for (const [name, [rule, wanted]] of Object.entries(OPTIONS)) {
    const value = values[name]
    if (typeof value !== 'string') continue
    if (!rule.test(value)) throw new Refusal(`--${name} takes ${wanted}, not "${value}".`)
    given[name as Option] = value
  }
  return { account, given, isFramed: values.embed === true }
}

function parsed(args: readonly string[]): {
  readonly values: Readonly<Record<string, string | boolean | undefined>>
  readonly positionals: readonly string[]
} {
  const options = Object.fromEntries(Object.keys(OPTIONS).map((name) => [name, { type: 'string' as const }]))
  try {
    return parseArgs({
      args: [...args],
      options: { ...options, embed: { type: 'boolean' } },
      allowPositionals: true,
    })
  } catch (error) {
    const [reason] = String(error instanceof Error ? error.message : error).split(/\. |\n/)
    throw new Refusal(`${reason?.replace(/\.$/, '')}: pnpm generate ${BRAND_USAGE}.`)
  }
}

function portOf(root: string, given: string | undefined): number {
  const taken = new Map([[DEMO_PARTNER_PORT, 'the demo partner'], ...portsOf(root)])
  if (given === undefined) {
    for (let port = FIRST_PORT; port <= LAST_PORT; port += 1) if (!taken.has(port)) return port
    throw new Refusal(`No port from ${FIRST_PORT} to ${LAST_PORT} is free.`)
  }
  const port = Number(given)
  if (port < FIRST_PORT || port > LAST_PORT)
    throw new Refusal(`--port takes ${OPTIONS.port[1]}, not "${given}".`)
  if (taken.has(port)) throw new Refusal(`--port ${port} is the one of ${taken.get(port)}.`)
  return port
}

function portsOf(root: string): readonly (readonly [number, string])[] {
  return readdirSync(join(root, 'apps')).flatMap((folder) => {
    const path = join(root, 'apps', folder, 'coverkit.config.json')
    if (!existsSync(path)) return []
    return [[Number(JSON.parse(readFileSync(path, 'utf8')).localPort), `apps/${folder}`] as const]
  })
}
