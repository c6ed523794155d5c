import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readMailFrom } from './mail/mailFrom.ts'
import { readSiteOrigins } from './mail/siteOrigins.ts'
import { readSmtpUrl } from './mail/smtpOptions.ts'
import { readTokenSettings } from './readTokenSettings.ts'
import { readTrustedProxies } from './readTrustedProxies.ts'
import { loadDataKeys } from './sealing/loadDataKeys.ts'
import { brokenRules, describeRule, type Environment, SETTING_RULES } from './settingRules.ts'
import type { SandboxOptions } from './startSandbox.ts'

const ROOT = fileURLToPath(new URL('../../../', import.meta.url))
const PORT = 4000
const HIGHEST_PORT = 65_535
const REFUSED =
  'Nothing was started, because of these settings. Set them, or accept by its name what is unsafe: ALLOW_UNSAFE=name,name ' +
  '(docs/security.md#settings-that-production-must-set)'

/** Reads a value. An error is collected with the others and returns undefined, so that all faults are named at once. */
type Attempt = <Value>(read: () => Value) => Value | undefined

/**
 * Reads the settings of a process from its environment.
 *
 * @throws Error that names everything that cannot be read, and what a production process must not have
 */
export function readSettings(env: Environment): SandboxOptions {
  const faults: string[] = []
  const settings = readAll(env, (read) => {
    try {
      return read()
    } catch (error) {
      faults.push(error instanceof Error ? error.message : String(error))
      return undefined
    }
  })
  const allowed = namesIn(env.ALLOW_UNSAFE)
  const unknown = allowed.filter((name) => !SETTING_RULES.some((rule) => rule.name === name))
  faults.push(...unknown.map((name) => `ALLOW_UNSAFE names no rule: ${name}`))
  const broken = brokenRules(settings, env).filter(({ name }) => !allowed.includes(name))
  faults.push(...broken.map(describeRule))
  if (faults.length > 0) throw new Error([REFUSED, ...faults].join('\n  '))
  return settings
}

const namesIn = (text = ''): string[] =>
  text
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')

function readAll(env: Environment, attempt: Attempt): SandboxOptions {
  const { DATABASE_URL, SANDBOX_DATA, HOST, ALLOWED_ORIGINS, PAYMENT_PORT, DATA_KEY } = env
  const paymentPort = PAYMENT_PORT ? attempt(() => readPort('PAYMENT_PORT', PAYMENT_PORT)) : undefined
  if (DATA_KEY) attempt(() => loadDataKeys({ url: '' }, DATA_KEY))
  return {
    database: {
      ...(DATABASE_URL
        ? { url: DATABASE_URL, files: join(ROOT, '.data', 'files') }
        : { folder: SANDBOX_DATA || join(ROOT, '.data', 'sandbox') }),
      ...(env.FILES_DIR && { files: env.FILES_DIR }),
    },
    port: attempt(() => readPort('PORT', env.PORT || PORT)) ?? PORT,
    host: HOST || '127.0.0.1',
    controls: attempt(() => readControls(env.SANDBOX_CONTROLS)) ?? false,
    log: 'stdout',
    ...(paymentPort !== undefined && { paymentPort }),
    ...attempt(() => readTokenSettings(env)),
    ...(DATA_KEY && { dataKey: DATA_KEY }),
    ...readPlaces(env, attempt),
    ...attempt(() => readGrowthAlert(env.GROWTH_ALERT_MB)),
    ...(ALLOWED_ORIGINS && { allowedOrigins: ALLOWED_ORIGINS.split(',').map((origin) => origin.trim()) }),
  }
}

type Places = Pick<SandboxOptions, 'smtpUrl' | 'mailFrom' | 'trustedProxies' | 'sites'>

/** Reads the mail server, the proxies and the sites. */
function readPlaces(
  { SMTP_URL, MAIL_FROM, TRUSTED_PROXIES, SITE_ORIGINS }: Environment,
  attempt: Attempt,
): Places {
  const smtpUrl = SMTP_URL && attempt(() => readSmtpUrl(SMTP_URL))
  const mailFrom = MAIL_FROM && attempt(() => readMailFrom(MAIL_FROM))
  const trustedProxies = TRUSTED_PROXIES && attempt(() => readTrustedProxies(TRUSTED_PROXIES))
  const sites = SITE_ORIGINS && attempt(() => readSiteOrigins(SITE_ORIGINS))
  return {
    ...(smtpUrl && { smtpUrl }),
    ...(mailFrom && { mailFrom }),
    ...(trustedProxies && { trustedProxies }),
    ...(sites && { sites }),
  }
}

function readControls(text = 'off'): boolean {
  if (text !== 'on' && text !== 'off') throw new Error(`SANDBOX_CONTROLS is on or off: ${text}`)
  return text === 'on'
}

function readGrowthAlert(text?: string): Pick<SandboxOptions, 'growthAlertMb'> {
  if (!text) return {}
  const growthAlertMb = Number(text)
  if (!Number.isInteger(growthAlertMb) || growthAlertMb < 1)
    throw new Error(`GROWTH_ALERT_MB is a whole number of megabytes, 1 or more: ${text}`)
  return { growthAlertMb }
}

function readPort(name: string, text: string | number): number {
  const port = Number(text)
  if (!Number.isInteger(port) || port < 0 || port > HIGHEST_PORT)
    throw new Error(`${name} is not a port: ${text}`)
  return port
}
