import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readTokenSettings } from './identity/readTokenSettings.ts'
import { readSiteOrigins } from './mail/siteOrigins.ts'
import type { SandboxOptions } from './startSandbox.ts'

const ROOT = fileURLToPath(new URL('../../../', import.meta.url))
const PORT = 4000
const HIGHEST_PORT = 65_535

type Environment = Record<string, string | undefined>

/** Reads the settings of a process from its environment. */
export function readSettings(env: Environment): SandboxOptions {
  const { DATABASE_URL, SANDBOX_DATA, HOST, SMTP_URL, ALLOWED_ORIGINS, SANDBOX_CONTROLS, SITE_ORIGINS } = env
  return {
    database: DATABASE_URL
      ? { url: DATABASE_URL }
      : { folder: SANDBOX_DATA || join(ROOT, '.data', 'sandbox') },
    port: readPort(env.PORT),
    host: HOST || '127.0.0.1',
    controls: SANDBOX_CONTROLS !== 'off',
    log: 'stdout',
    ...readTokenSettings(env),
    ...(SMTP_URL && { smtpUrl: SMTP_URL }),
    ...(SITE_ORIGINS && { sites: readSiteOrigins(SITE_ORIGINS) }),
    ...(ALLOWED_ORIGINS && { allowedOrigins: ALLOWED_ORIGINS.split(',').map((origin) => origin.trim()) }),
  }
}

function readPort(text: string | undefined): number {
  const port = Number(text || PORT)
  if (!Number.isInteger(port) || port < 0 || port > HIGHEST_PORT)
    throw new Error(`PORT is not a port: ${text}`)
  return port
}
