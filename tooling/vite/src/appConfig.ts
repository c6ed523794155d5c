import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Where the app's services live and what it may load. Nothing of it is compiled into scripts. */
export type AppConfig = {
  apiUrl: string
  cdnUrl: string
  /** Such as `GTM-ABC1234`. Null: no analytics, no question about it, and no policy names its hosts. */
  tagManagerId: string | null
  /** What the home page's `activationUri` may ask: each an origin with the path that it must begin with. */
  activationUrls: readonly string[]
}

const VARIABLES = {
  apiUrl: 'COVERKIT_API_URL',
  cdnUrl: 'COVERKIT_CDN_URL',
  tagManagerId: 'COVERKIT_TAG_MANAGER_ID',
  activationUrls: 'COVERKIT_ACTIVATION_URLS',
} as const

const LOCAL_HOST = /^([a-z0-9-]+\.)?localhost$/

/** Reads `coverkit.config.json` of an app; environment variables win over the file. */
export async function readAppConfig(appDir: string, env = process.env): Promise<AppConfig> {
  const file: unknown = JSON.parse(await readFile(join(appDir, 'coverkit.config.json'), 'utf8'))
  const values = typeof file === 'object' && file !== null ? new Map(Object.entries(file)) : new Map()
  const value = (key: keyof typeof VARIABLES): unknown => env[VARIABLES[key]] ?? values.get(key)
  return {
    apiUrl: checkAddress('apiUrl', value('apiUrl')),
    cdnUrl: checkAddress('cdnUrl', value('cdnUrl')),
    tagManagerId: checkTagManagerId(value('tagManagerId')),
    activationUrls: listOf(value('activationUrls')).map(checkActivationUrl),
  }
}

const fault = (key: string, rule: string, value: unknown) =>
  new Error(`coverkit.config.json: "${key}" must be ${rule}, got ${value}`)

function checkAddress(key: string, value: unknown): string {
  const url = typeof value === 'string' ? URL.parse(value) : null
  const isPlain = url && /^https?:$/.test(url.protocol) && !url.search && !url.hash && !url.username
  if (!isPlain) throw fault(key, 'an http or https address', value)
  return url.href.replace(/\/$/, '')
}

function checkTagManagerId(value: unknown): string | null {
  if (value === undefined || value === null || value === '') return null
  if (typeof value === 'string' && /^GTM-[A-Z0-9]{4,12}$/.test(value)) return value
  throw fault('tagManagerId', 'a container id such as GTM-ABC1234, or null', value)
}

/** A list of the file, or of an environment variable with spaces between. */
function listOf(value: unknown): readonly unknown[] {
  if (typeof value === 'string') return value.split(' ').filter(Boolean)
  if (value === undefined || Array.isArray(value)) return value ?? []
  throw fault('activationUrls', 'a list of addresses', value)
}

function checkActivationUrl(value: unknown): string {
  const address = checkAddress('activationUrls', value)
  const { protocol, hostname, pathname } = new URL(address)
  const isSafe = protocol === 'https:' || LOCAL_HOST.test(hostname)
  if (!isSafe || pathname === '/') throw fault('activationUrls', 'https addresses with a path', value)
  return address
}
