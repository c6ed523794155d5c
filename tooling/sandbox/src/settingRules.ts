import { isLoopbackHost } from './auth/isLoopbackHost.ts'
import { namesWithoutFrom } from './mail/mailFrom.ts'
import { isLocalSmtp, isWeakSmtp } from './mail/smtpOptions.ts'
import { areWideProxies } from './readTrustedProxies.ts'
import { isWeakKey } from './sealing/isWeakKey.ts'
import type { SandboxOptions } from './startSandbox.ts'

export type Environment = Readonly<Record<string, string | undefined>>

/** A requirement of a setting. `docs/security.md` has a row for each. */
export interface SettingRule {
  /** The name in `ALLOW_UNSAFE`. */
  name: string
  /** The setting to make. */
  wants: string
  /** The consequence without it. */
  otherwise: string
  /** Whether it holds in every start: with `DATABASE_URL` or `NODE_ENV=production` alone when absent. */
  isForEveryStart?: true
  isMet: (settings: SandboxOptions, env: Environment) => boolean
}

const FEWEST_CHARACTERS = 8

const isHttps = (url: string): boolean => URL.canParse(url) && new URL(url).protocol === 'https:'
const isHttpsOrAbsent = (url: string | undefined): boolean => !url || isHttps(url)
const isExactSite = (origin: string): boolean =>
  isHttps(origin) && new URL(origin).origin === origin && !origin.includes('*')

const keysOf = (text: string): Buffer[] => text.split(',').map((part) => Buffer.from(part.trim(), 'base64'))

/** A server without a host's name is reached through a socket of this machine. */
function isDatabaseProtected(url: string, host: string | undefined): boolean {
  if (!URL.canParse(url)) return /[?&]host=(?:%2F|\/)/i.test(url)
  const { hostname, searchParams } = new URL(url)
  const server = decodeURIComponent(searchParams.get('host') ?? (hostname || host || ''))
  return server === '' || server.startsWith('/') || isLoopbackHost(server)
    ? true
    : searchParams.get('sslmode') === 'verify-full'
}

function isMailProtected(smtpUrl: string): boolean {
  if (isLocalSmtp(smtpUrl)) return true
  const { protocol, searchParams } = new URL(smtpUrl)
  return (protocol === 'smtps:' || searchParams.get('requireTLS') === 'true') && !isWeakSmtp(smtpUrl)
}

const database: readonly SettingRule[] = [
  {
    name: 'embedded-database',
    wants: 'Set `DATABASE_URL` to a PostgreSQL server',
    otherwise:
      'the embedded database survives a crash of the process, not of the machine, and serves one process',
    isMet: (_, { DATABASE_URL }) => Boolean(DATABASE_URL),
  },
  {
    name: 'database-in-clear',
    wants: 'Add `sslmode=verify-full` to `DATABASE_URL`, unless its server is on this machine',
    otherwise: 'anybody on the network between the two can read and change what is stored',
    isMet: (_, { DATABASE_URL, PGHOST }) => !DATABASE_URL || isDatabaseProtected(DATABASE_URL, PGHOST),
  },
  {
    name: 'no-data-key',
    wants:
      'Set `DATA_KEY` to 32 bytes in base64 (`openssl rand -base64 32`), and keep them away from the database',
    otherwise:
      'the key lies in a file beside the embedded database, so a copy of both opens everything; on PostgreSQL nothing starts, even where this is allowed',
    isMet: (_, { DATA_KEY }) => Boolean(DATA_KEY),
  },
  {
    name: 'weak-data-key',
    wants: 'Draw every key of `DATA_KEY` at random (`openssl rand -base64 32`)',
    otherwise:
      'a guess of the key opens everything that is sealed: the keys that sign tokens, applications, claims, files, and what waits for the mail server',
    isMet: (_, { DATA_KEY }) => !DATA_KEY || !keysOf(DATA_KEY).some(isWeakKey),
  },
]

const controls: readonly SettingRule[] = [
  {
    name: 'controls',
    wants: 'Leave `SANDBOX_CONTROLS` off',
    otherwise:
      'everything under `/sandbox` is there, which is for tests: it shows mail, makes people, moves the clock, breaks answers and shows the passwords of sample customers',
    isMet: (settings) => !settings.controls,
  },
  {
    name: 'open-controls',
    wants: 'Leave `HOST` at this machine while `SANDBOX_CONTROLS` is `on`',
    otherwise:
      'the network reaches a backend with those controls, and a proxy on this machine that hides itself opens them',
    isForEveryStart: true,
    isMet: ({ controls: areOn, host = '127.0.0.1' }) => !areOn || isLoopbackHost(host),
  },
  {
    name: 'test-payments',
    wants: 'Leave `PAYMENT_PORT` out',
    otherwise: 'the stand-in for a payment provider asks for cards, and nobody is charged',
    isMet: (_, { PAYMENT_PORT }) => !PAYMENT_PORT,
  },
  {
    name: 'quick-hashes',
    wants: 'Leave `SANDBOX_PASSWORD_HASHES` out',
    otherwise: 'a copy of the database gives the passwords away within minutes',
    isMet: (_, { SANDBOX_PASSWORD_HASHES }) => !SANDBOX_PASSWORD_HASHES,
  },
]

const mail: readonly SettingRule[] = [
  {
    name: 'no-mail-server',
    wants: 'Set `SMTP_URL` to a mail server',
    otherwise: 'nobody gets mail, and codes and links lie in the database in clear',
    isMet: (_, { SMTP_URL }) => Boolean(SMTP_URL),
  },
  {
    name: 'mail-in-clear',
    wants:
      'Set `SMTP_URL` to `smtps://…`, or to `smtp://…?requireTLS=true` for a server that knows STARTTLS only, with no check of TLS turned off. On this machine `smtp://` will do',
    otherwise:
      'the connection begins in clear. TLS is asked for all the same, so anybody on the network between the two can hold all mail up',
    isMet: ({ smtpUrl }) => !smtpUrl || isMailProtected(smtpUrl),
  },
  {
    name: 'no-mail-from',
    wants:
      'Set `MAIL_FROM` to an address for every site of `SITE_ORIGINS`, and under `*` one for mail of no site (`wattlebird=hello@wattlebird.example,*=mail@broker.example`)',
    otherwise:
      'mail comes from `no-reply@coverkit.example`, a domain that nobody owns, and no receiver can check it',
    isForEveryStart: true,
    isMet: ({ smtpUrl, mailFrom, sites: origins = new Map() }, env) =>
      !smtpUrl ||
      (mailFrom
        ? namesWithoutFrom(mailFrom, origins).length === 0
        : !isProduction(env) && isLocalSmtp(smtpUrl)),
  },
]

const sites: readonly SettingRule[] = [
  {
    name: 'local-sites',
    wants: 'Set `SITE_ORIGINS` to the sites by account name',
    otherwise: 'mailed links lead to `localhost`',
    isMet: (_, { SITE_ORIGINS }) => Boolean(SITE_ORIGINS),
  },
  {
    name: 'http-sites',
    wants: 'Write every site of `SITE_ORIGINS` with `https://`',
    otherwise: 'mailed links, which open answers and sign applications, go over the network in clear',
    isMet: (settings) => [...(settings.sites?.values() ?? [])].every(isHttps),
  },
  {
    name: 'local-origins',
    wants: 'Set `ALLOWED_ORIGINS` to the sites that may call',
    otherwise: 'no site may call the backend, and every page of the visitor’s own `localhost` may',
    isMet: (_, { ALLOWED_ORIGINS }) => Boolean(ALLOWED_ORIGINS),
  },
  {
    name: 'loose-origins',
    wants:
      'Write every entry of `ALLOWED_ORIGINS` as an exact origin, `https://host`: not `null`, not `*`, no path',
    otherwise:
      'pages that anybody can make, such as sandboxed frames, read answers, or an entry does nothing',
    isMet: (settings) => (settings.allowedOrigins ?? []).every(isExactSite),
  },
  {
    name: 'no-proxies',
    wants: 'Set `TRUSTED_PROXIES` to the proxies in front',
    otherwise:
      'every visitor has the proxy’s address and shares its limits: a hundred bad tokens of one shut everybody out',
    isMet: (_, { TRUSTED_PROXIES }) => Boolean(TRUSTED_PROXIES),
  },
  {
    name: 'wide-proxies',
    wants:
      'Narrow `TRUSTED_PROXIES` to the proxies’ own networks: beside private ones at most a `/8` altogether, of IPv6 a `/16`',
    otherwise: 'visitors choose the address that limits count, by sending `X-Forwarded-For`',
    isForEveryStart: true,
    isMet: ({ trustedProxies = [] }) => !areWideProxies(trustedProxies),
  },
]

const tokens: readonly SettingRule[] = [
  {
    name: 'no-issuer',
    wants: 'Set `IDENTITY_ISSUER`, or `TOKEN_ISSUER`, `TOKEN_JWKS_URL` and `TOKEN_AUDIENCE`',
    otherwise:
      'tokens name `localhost` as their issuer, and processes at different ports refuse each other’s',
    isMet: (_, { IDENTITY_ISSUER, TOKEN_ISSUER }) => Boolean(IDENTITY_ISSUER || TOKEN_ISSUER),
  },
  {
    name: 'http-issuer',
    wants: 'Write `IDENTITY_ISSUER` and `TOKEN_ISSUER` with `https://`',
    otherwise: 'anybody on the network on the way to the issuer can answer with keys of their own',
    isMet: (_, { IDENTITY_ISSUER, TOKEN_ISSUER }) => [IDENTITY_ISSUER, TOKEN_ISSUER].every(isHttpsOrAbsent),
  },
  {
    name: 'http-keys',
    wants: 'Write `TOKEN_JWKS_URL` with `https://`',
    otherwise:
      'anybody on the network on the way to that address can answer with keys of their own, and then be any customer',
    isMet: (_, { TOKEN_JWKS_URL }) => isHttpsOrAbsent(TOKEN_JWKS_URL),
  },
  {
    name: 'test-google',
    wants:
      'Set both `GOOGLE_CLIENT_ID` and `GOOGLE_JWKS_URL`, or neither where nobody logs in with Google and `SANDBOX_CONTROLS` is off',
    otherwise:
      'the stand-in’s tokens are taken, which anybody may have for any address, or Google’s are refused',
    isMet: ({ controls: areOn }, { GOOGLE_CLIENT_ID, GOOGLE_JWKS_URL }) =>
      GOOGLE_CLIENT_ID && GOOGLE_JWKS_URL ? true : !areOn && !GOOGLE_CLIENT_ID && !GOOGLE_JWKS_URL,
  },
  {
    name: 'http-google-keys',
    wants: 'Write `GOOGLE_JWKS_URL` with `https://`',
    otherwise:
      'anybody on the network on the way to that address can answer with keys of their own, and log in as any person with a Google account',
    isMet: (_, { GOOGLE_JWKS_URL }) => isHttpsOrAbsent(GOOGLE_JWKS_URL),
  },
  {
    name: 'short-passwords',
    wants: `Set \`IDENTITY_PASSWORD_MIN_LENGTH\` to ${FEWEST_CHARACTERS} or more, or leave it out`,
    otherwise: 'passwords are short enough to be guessed from a stolen hash',
    isMet: ({ pool }) => (pool?.passwordMinLength ?? FEWEST_CHARACTERS) >= FEWEST_CHARACTERS,
  },
  {
    name: 'unchecked-tls',
    wants: 'Leave `NODE_TLS_REJECT_UNAUTHORIZED` out',
    otherwise: 'certificates of the mail server, the issuer’s keys and the database are not checked',
    isMet: (_, { NODE_TLS_REJECT_UNAUTHORIZED }) => NODE_TLS_REJECT_UNAUTHORIZED !== '0',
  },
]

/** The requirements of a production process, each of which `ALLOW_UNSAFE` may name. */
export const SETTING_RULES: readonly SettingRule[] = [...database, ...controls, ...mail, ...sites, ...tokens]

/** Checks whether a process serves others than who started it. */
const isProduction = ({ DATABASE_URL, NODE_ENV }: Environment): boolean =>
  Boolean(DATABASE_URL) || NODE_ENV === 'production'

/** Returns the rules that the settings break, allowed ones included. */
export const brokenRules = (settings: SandboxOptions, env: Environment): readonly SettingRule[] =>
  SETTING_RULES.filter((rule) => rule.isForEveryStart || isProduction(env)).filter(
    ({ isMet }) => !isMet(settings, env),
  )

/** A rule in a sentence, as the process that starts says it. */
export const describeRule = ({ name, wants, otherwise }: SettingRule): string =>
  `${name}: ${wants}. Otherwise ${otherwise}.`.replaceAll('`', '')

/** Returns a line for each rule that an allowed start breaks. */
export const unsafeLines = (settings: SandboxOptions, env: Environment): string[] =>
  brokenRules(settings, env).map((rule) => `Unsafe, and allowed by ALLOW_UNSAFE: ${describeRule(rule)}`)
