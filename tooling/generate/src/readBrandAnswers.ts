import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { BrandAnswers } from './BrandAnswers.ts'
import { companyRules, freePort, PORTS } from './brand-files/companyRules.ts'
import { nameOf } from './names.ts'
import { Refusal } from './Plan.ts'

/** Pattern of each option, with its description. */
const OPTIONS = {
  title: companyRules.title,
  'legal-name': companyRules.legalName,
  domain: companyRules.domain,
  email: companyRules.email,
  phone: companyRules.phone,
  abn: companyRules.abn,
  afsl: companyRules.afsl,
  colour: [/^#[0-9a-f]{6}$/i, "six digits in quotation marks, as '#0E5A73'"],
  port: companyRules.port,
  from: [/^[a-z]+$/, 'the folder of a brand, like saltbush'],
} as const satisfies Readonly<Record<string, readonly [RegExp, string]>>

type Option = keyof typeof OPTIONS

export const BRAND_USAGE = `brand <name> [--title …] [--domain …] [--colour '#…'] [--email …] [--phone …] [--legal-name …] [--abn …] [--afsl …] [--port …] [--embed] [--from <brand>]`

/** Reads `banksia --title "Banksia Cover"`, and takes the rest from the workspace at `root`. @throws Refusal */
export function readBrandAnswers(root: string, args: readonly string[]): BrandAnswers {
  const { account, given, isFramed } = parse(args)
  const { kebab, words } = nameOf(account)
  if (!companyRules.account[0].test(kebab))
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
  const { first, last, ofDemoPartner } = PORTS
  const taken = new Map([[ofDemoPartner, 'the demo partner'], ...portsOf(root)])
  if (given === undefined) {
    const port = freePort([...taken.keys()])
    if (port === null) throw new Refusal(`No port from ${first} to ${last} is free.`)
    return port
  }
  const port = Number(given)
  if (port < first || port > last) throw new Refusal(`--port takes ${OPTIONS.port[1]}, not "${given}".`)
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
