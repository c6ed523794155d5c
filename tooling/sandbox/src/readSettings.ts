import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readSiteOrigins } from './mail/siteOrigins.ts'
import { readTokenSettings } from './readTokenSettings.ts'
import { readTrustedProxies } from './readTrustedProxies.ts'
import type { SandboxOptions } from './startSandbox.ts'

const ROOT = fileURLToPath(new URL('../../../', import.meta.url))
const PORT = 4000
const HIGHEST_PORT = 65_535
const ISSUER_MISSING =
  'DATABASE_URL needs IDENTITY_ISSUER (or TOKEN_ISSUER, TOKEN_JWKS_URL and TOKEN_AUDIENCE): processes that share a ' +
  'database take each other’s tokens only when they name the same issuer'

type Environment = Record<string, string | undefined>

/** Reads the settings of a process from its environment. */
export function readSettings(env: Environment): SandboxOptions {
  const { DATABASE_URL, SANDBOX_DATA, HOST, SMTP_URL, ALLOWED_ORIGINS, SITE_ORIGINS, TRUSTED_PROXIES } = env
  const { PAYMENT_PORT } = env
  if (DATABASE_URL && !env.IDENTITY_ISSUER && !env.TOKEN_ISSUER) throw new Error(ISSUER_MISSING)
  return {
    database: DATABASE_URL
      ? { url: DATABASE_URL }
      : { folder: SANDBOX_DATA || join(ROOT, '.data', 'sandbox') },
    port: readPort('PORT', env.PORT || PORT),
    host: HOST || '127.0.0.1',
    controls: readControls(env.SANDBOX_CONTROLS),
    log: 'stdout',
    ...(PAYMENT_PORT && { paymentPort: readPort('PAYMENT_PORT', PAYMENT_PORT) }),
    ...readTokenSettings(env),
    ...(SMTP_URL && { smtpUrl: SMTP_URL }),
    ...(env.DATA_KEY && { dataKey: env.DATA_KEY }),
    ...(TRUSTED_PROXIES && { trustedProxies: readTrustedProxies(TRUSTED_PROXIES) }),
    ...(SITE_ORIGINS && { sites: readSiteOrigins(SITE_ORIGINS) }),
    ...(ALLOWED_ORIGINS && { allowedOrigins: ALLOWED_ORIGINS.split(',').map((origin) => origin.trim()) }),
  }
}

function readControls(text = 'off'): boolean {
  if (text !== 'on' && text !== 'off') throw new Error(`SANDBOX_CONTROLS is on or off: ${text}`)
  return text === 'on'
}

function readPort(name: string, text: string | number): number {
  const port = Number(text)
  if (!Number.isInteger(port) || port < 0 || port > HIGHEST_PORT)
    throw new Error(`${name} is not a port: ${text}`)
  return port
}
