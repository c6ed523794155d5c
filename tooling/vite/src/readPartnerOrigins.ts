import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Settings of the app in partners' frames for each account name. */
export type Accounts = Readonly<
  Record<string, { readonly partners: readonly string[]; readonly site: string }>
>

const FILE = 'partner-origins.json'
const LOCAL_HOST = /^([a-z0-9-]+\.)?localhost$/

/**
 * Reads the origins that may frame each brand, and the origin of its own site, from `partner-origins.json` in
 * the folders of these brands. It is the only source of the pages, their policies and the hosts'
 * configurations.
 *
 * @throws Error naming the file and the entry that is wrong
 */
export async function readPartnerOrigins(appsDir: string, names: readonly string[]): Promise<Accounts> {
  const read = names.map(async (name) => [name, await readAccount(appsDir, name)] as const)
  return Object.fromEntries(await Promise.all(read))
}

async function readAccount(appsDir: string, name: string): Promise<Accounts[string]> {
  const where = `apps/${name}/${FILE}`
  const { partners, site, ...others } = await readObject(join(appsDir, name, FILE), where)
  const [other] = Object.keys(others)
  if (other !== undefined) throw new Error(`${where}: "${other}" is not known. It has "partners" and "site".`)
  if (!Array.isArray(partners)) throw new Error(`${where}: "partners" must be a list of origins.`)
  const origins = partners.map((origin) => exactOrigin(`${where}: "partners"`, origin))
  const twice = origins.find((origin, at) => origins.indexOf(origin) !== at)
  if (twice !== undefined) throw new Error(`${where}: "partners" has "${twice}" twice.`)
  if (site !== undefined) return { partners: origins, site: exactOrigin(`${where}: "site"`, site) }
  const published = origins.find((origin) => origin.startsWith('https:'))
  if (published !== undefined)
    throw new Error(
      `${where}: "site" is missing, the brand's own address, which visitors at ${published} need.`,
    )
  return { partners: origins, site: await localSite(appsDir, name) }
}

function exactOrigin(where: string, value: unknown): string {
  const url = typeof value === 'string' ? URL.parse(value) : null
  const given = `${where} has ${JSON.stringify(value)}, which`
  if (String(value).includes('*')) throw new Error(`${given} stands for many hosts: name each of them.`)
  if (url === null || url.origin !== value || !/^https?:$/.test(url.protocol))
    throw new Error(`${given} is not an exact origin, such as "https://www.partner.example".`)
  if (url.protocol === 'http:' && !LOCAL_HOST.test(url.hostname))
    throw new Error(`${given} is not secure: it must begin with https.`)
  return url.origin
}

/** Address at which `npm start` serves the brand. */
async function localSite(appsDir: string, name: string): Promise<string> {
  const file = 'coverkit.config.json'
  const { localPort } = await readObject(join(appsDir, name, file), `apps/${name}/${file}`)
  return `http://${name}.localhost:${localPort}`
}

async function readObject(path: string, where: string): Promise<Record<string, unknown>> {
  const text = await readFile(path, 'utf8').catch(() => {
    throw new Error(`${where} is missing: a brand in partners' frames says there who may frame it.`)
  })
  const value = parse(text)
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new Error(`${where} must hold one JSON object.`)
  return { ...value }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
