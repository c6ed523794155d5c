import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Addresses of the app's services, and what it may load. None of it is compiled into scripts. */
export type AppConfig = {
  apiUrl: string
  cdnUrl: string
  /** The identity service, and the site's client of its user pool. */
  identityUrl: string
  identityClientId: string
  /** Minimum length of a password in the user pool. */
  passwordMinLength: number
  /** The site's client id for Google sign-in. Null: it is not offered, and no policy names its hosts. */
  googleClientId: string | null
  /** Google's script, which loads nothing from outside its folder. */
  googleScriptUrl: string
  /** The payment provider's page for a card, of an origin of its own. Null: no card is offered, and no policy names it. */
  paymentUrl: string | null
  /** Such as `GTM-ABC1234`. Null: no analytics, no question about it, and no policy names its hosts. */
  tagManagerId: string | null
  /** Addresses that the home page's `activationUri` may call: each an origin with the prefix of its path. */
  activationUrls: readonly string[]
}

/** The environment variable of each value. */
export const CONFIG_VARIABLES = {
  apiUrl: 'COVERKIT_API_URL',
  cdnUrl: 'COVERKIT_CDN_URL',
  identityUrl: 'COVERKIT_IDENTITY_URL',
  identityClientId: 'COVERKIT_IDENTITY_CLIENT_ID',
  passwordMinLength: 'COVERKIT_PASSWORD_MIN_LENGTH',
  googleClientId: 'COVERKIT_GOOGLE_CLIENT_ID',
  googleScriptUrl: 'COVERKIT_GOOGLE_SCRIPT_URL',
  paymentUrl: 'COVERKIT_PAYMENT_URL',
  tagManagerId: 'COVERKIT_TAG_MANAGER_ID',
  activationUrls: 'COVERKIT_ACTIVATION_URLS',
} as const

// The length of the sandbox's pool, and of a new pool of Amazon Cognito.
const PASSWORD_MIN_LENGTH = 8
const GOOGLE_SCRIPT = 'https://accounts.google.com/gsi/client'

const LOCAL_HOST = /^([a-z0-9-]+\.)?localhost$/

/** Reads `coverkit.config.json` of an app; environment variables win over the file. */
export async function readAppConfig(appDir: string, env = process.env): Promise<AppConfig> {
  const file: unknown = JSON.parse(await readFile(join(appDir, 'coverkit.config.json'), 'utf8'))
  const values = typeof file === 'object' && file !== null ? new Map(Object.entries(file)) : new Map()
  const value = (key: keyof typeof CONFIG_VARIABLES): unknown => env[CONFIG_VARIABLES[key]] ?? values.get(key)
  return {
    apiUrl: checkAddress('apiUrl', value('apiUrl')),
    cdnUrl: checkAddress('cdnUrl', value('cdnUrl')),
    identityUrl: checkAddress('identityUrl', value('identityUrl')),
    identityClientId: checkClientId('identityClientId', value('identityClientId')),
    passwordMinLength: checkLength('passwordMinLength', value('passwordMinLength') || PASSWORD_MIN_LENGTH),
    googleClientId: value('googleClientId') ? checkClientId('googleClientId', value('googleClientId')) : null,
    googleScriptUrl: checkServicePath('googleScriptUrl', value('googleScriptUrl') || GOOGLE_SCRIPT),
    paymentUrl: value('paymentUrl') ? checkServicePath('paymentUrl', value('paymentUrl')) : null,
    tagManagerId: checkTagManagerId(value('tagManagerId')),
    activationUrls: listOf(value('activationUrls')).map((url) => checkServicePath('activationUrls', url)),
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

function checkClientId(key: string, value: unknown): string {
  if (typeof value === 'string' && /^[\w.-]{1,128}$/.test(value)) return value
  throw fault(key, 'a client id', value)
}

function checkLength(key: string, value: unknown): number {
  const length = Number(value)
  if (Number.isInteger(length) && length >= 6 && length <= 99) return length
  throw fault(key, 'a whole number from 6 to 99', value)
}

function checkTagManagerId(value: unknown): string | null {
  if (value === undefined || value === null || value === '') return null
  if (typeof value === 'string' && /^GTM-[A-Z0-9]{4,12}$/.test(value)) return value
  throw fault('tagManagerId', 'a container id such as GTM-ABC1234, or null', value)
}

/** A list in the file, or in an environment variable with spaces between. */
function listOf(value: unknown): readonly unknown[] {
  if (typeof value === 'string') return value.split(' ').filter(Boolean)
  if (value === undefined || Array.isArray(value)) return value ?? []
  throw fault('activationUrls', 'a list of addresses', value)
}

/** An address with a path, by HTTPS or on this machine. */
function checkServicePath(key: string, value: unknown): string {
  const address = checkAddress(key, value)
  const { protocol, hostname, pathname } = new URL(address)
  const isSafe = protocol === 'https:' || LOCAL_HOST.test(hostname)
  if (!isSafe || pathname === '/') throw fault(key, 'https with a path', value)
  return address
}
