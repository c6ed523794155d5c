import { createHash } from 'node:crypto'
import { FLOWS, type FlowTable, flowsWith } from '@coverkit/core'
import type { AppConfig } from './appConfig.ts'
import type { HeaderSet } from './plan.ts'

const NO_POWERS = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
  'xr-spatial-tracking',
  'browsing-topics',
]

const trustedTypes = (policy: string) => `require-trusted-types-for 'script'; trusted-types ${policy}`
/** Our policy where Google's script may be loaded: it allows that address. */
const GOOGLE_POLICY = 'google-sign-in'
/** Our policy in the strict zone: it returns the address of the worker that redraws photos. */
const PICTURE_POLICY = 'picture-worker'

/** Placeholder in a policy for the hosts that may frame the document; a host fills it by the account name. */
export const PARTNER_HOSTS = '{partner-hosts}'

/** A kind of document. `site`: a brand's pages. `strict`: with personal data. `embed`: in partners' frames. */
export type Zone = 'site' | 'strict' | 'embed'

type ZoneRules = {
  ancestors: string
  enforcesTypes: boolean
  /** Whether third-party scripts may be loaded, if they are configured: the tag manager and Google sign-in. */
  others: boolean
  referrer: string
  headers: HeaderSet
}

/** The refusal of an account name depends on `Sec-Fetch-Dest`: a page outside any frame may have any name. */
const BY_FRAME: HeaderSet = { vary: 'Accept-Encoding, Sec-Fetch-Dest' }

const UNFRAMED: HeaderSet = { 'x-frame-options': 'DENY' }

const ZONES: Readonly<Record<Zone, ZoneRules>> = {
  site: {
    ancestors: "'none'",
    enforcesTypes: false,
    others: true,
    referrer: 'strict-origin-when-cross-origin',
    headers: UNFRAMED,
  },
  strict: {
    ancestors: "'none'",
    enforcesTypes: true,
    others: false,
    referrer: 'no-referrer',
    headers: UNFRAMED,
  },
  embed: {
    ancestors: PARTNER_HOSTS,
    enforcesTypes: false,
    others: false,
    referrer: 'strict-origin-when-cross-origin',
    headers: BY_FRAME,
  },
}

/** The first segments of the strict zone without those of flows. */
const STRICT_PAGES = ['account', 'comparison', 'continue', 'reset-password', 'sign']

/** The first segments of the strict zone, those of the strict flows of a table among them. */
export function strictAreas(flows: FlowTable): readonly string[] {
  const bases = flowsWith(flows, 'isStrict').map((name) => flows[name]?.base.split('/')[1] ?? '')
  return [...new Set([...STRICT_PAGES, ...bases])].sort()
}

/** The first segments of the strict zone. */
export const STRICT_AREAS = strictAreas(FLOWS)

const STRICT_PATHS = new RegExp(`^/(${STRICT_AREAS.join('|')})(/|$)`)

/** The zone of a path of a brand's own site. */
export const zoneOf = (path: string): Zone => (STRICT_PATHS.test(path) ? 'strict' : 'site')

export function styleHash(css: string): string {
  return `'sha256-${createHash('sha256').update(css).digest('base64')}'`
}

type OtherHosts = { script: string; style: string; img: string; connect: string; frame: readonly string[] }

/** The one area whose documents show the payment provider's page. */
const PAYMENT_AREA: string = FLOWS.application.base

const NO_OTHERS: OtherHosts = { script: '', style: '', img: '', connect: '', frame: [] }

/** The hosts that tags of the tag manager may load from and report to. */
const TAG_HOSTS = {
  ...NO_OTHERS,
  script: ' https://www.googletagmanager.com',
  img: ' https://www.googletagmanager.com https://*.google-analytics.com',
  connect: ' https://*.google-analytics.com https://*.analytics.google.com https://www.googletagmanager.com',
}

/** The pages outside the strict zone with a password field. Each is entered by loading its document. */
const PASSWORD_PAGES = ['/login', '/sign-up']

/** Whether a document's scripts may load the tag manager. */
export const hasTags = ({ tagManagerId }: AppConfig, { path, zone }: { path: string; zone: Zone }): boolean =>
  tagManagerId !== null && ZONES[zone].others && !PASSWORD_PAGES.includes(path)

/** Whether a document's scripts may load Google sign-in. */
export const hasGoogle = ({ googleClientId }: AppConfig, zone: Zone): boolean =>
  googleClientId !== null && ZONES[zone].others

/** The folder of Google's script, which Google asks policies to name. */
function googleHosts({ googleScriptUrl }: AppConfig): OtherHosts {
  const folder = new URL('.', googleScriptUrl).href
  return {
    ...NO_OTHERS,
    script: ` ${googleScriptUrl}`,
    style: ` ${folder}style`,
    connect: ` ${folder}`,
    frame: [folder],
  }
}

/** Whether a document may show the payment provider's page in a frame; never one that is framed itself. */
export const hasPayment = (
  { paymentUrl }: AppConfig,
  { path, zone }: { path: string; zone: Zone },
): boolean =>
  paymentUrl !== null && zone === 'strict' && (path === PAYMENT_AREA || path.startsWith(`${PAYMENT_AREA}/`))

/** The area that has to be entered by loading a document, as only its own may show the payment provider's page. */
export function ownDocumentArea(config: AppConfig, place: { path: string; zone: Zone }): string | null {
  const mayNotFrame = config.paymentUrl !== null && place.zone !== 'embed' && !hasPayment(config, place)
  return mayNotFrame ? PAYMENT_AREA : null
}

type PolicyParts = { hash: string | null; zone: Zone; path: string }

function contentSecurityPolicy(config: AppConfig, { hash, zone, path }: PolicyParts): string {
  const rules = ZONES[zone]
  const activation = path === '/' ? config.activationUrls : []
  const addresses = [config.apiUrl, config.cdnUrl, config.identityUrl, ...activation]
  const services = new Set(addresses.map((address) => new URL(address).origin))
  const tags = hasTags(config, { path, zone }) ? TAG_HOSTS : NO_OTHERS
  const google = hasGoogle(config, zone) ? googleHosts(config) : NO_OTHERS
  const payment = config.paymentUrl !== null && hasPayment(config, { path, zone }) ? config.paymentUrl : null
  const frames = [...google.frame, ...(payment === null ? [] : [new URL(payment).origin])]
  const directives = [
    "default-src 'none'",
    `script-src 'self'${tags.script}${google.script}`,
    `style-src 'self'${hash ? ` ${hash}` : ''}${google.style}`,
    `img-src 'self' data:${tags.img}`,
    "font-src 'self'",
    `connect-src 'self' ${[...services].join(' ')}${tags.connect}${google.connect}`,
    ...(frames.length > 0 ? [`frame-src ${frames.join(' ')}`] : []),
    "worker-src 'self'",
    "manifest-src 'self'",
    "media-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    `frame-ancestors ${rules.ancestors}`,
    ...(rules.enforcesTypes ? [trustedTypes(PICTURE_POLICY)] : []),
    'upgrade-insecure-requests',
    'report-to csp',
    `report-uri ${config.apiUrl}/csp-report`,
  ]
  return directives.join('; ')
}

const COMMON: HeaderSet = {
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
}

const FOR_GOOD = 'public, max-age=31536000, immutable'

/** Headers of answers without a body of ours: redirects and refused requests. Every other answer has them too. */
export const bareHeaders: HeaderSet = COMMON

export const assetHeaders: HeaderSet = { ...COMMON, 'cache-control': FOR_GOOD }

export const fileHeaders: HeaderSet = { ...COMMON, 'cache-control': 'public, max-age=3600' }

/** Headers of a script that partners' pages load: the one kind of file that other sites may use. */
export function partnerScriptHeaders({ hasVersion }: { hasVersion: boolean }): HeaderSet {
  return {
    ...COMMON,
    'cross-origin-resource-policy': 'cross-origin',
    'access-control-allow-origin': '*',
    'cache-control': hasVersion ? FOR_GOOD : 'public, max-age=300',
  }
}

/** Headers of the page that refuses an account name: anyone may frame it, it can do nothing. */
export const deniedHeaders: HeaderSet = {
  ...COMMON,
  ...BY_FRAME,
  'content-security-policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors *",
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-cache',
}

export type DocumentOptions = {
  path: string
  /** The text of the document's one style element, null when it has none. */
  css: string | null
  speculates: boolean
  /** Default: the zone of the path. */
  zone?: Zone
}

/** Headers of one HTML document. */
export function documentHeaders(config: AppConfig, options: DocumentOptions): HeaderSet {
  const { path, css, speculates, zone = zoneOf(path) } = options
  const rules = ZONES[zone]
  const hash = css === null ? null : styleHash(css)
  return {
    ...COMMON,
    'content-security-policy': contentSecurityPolicy(config, { hash, zone, path }),
    ...(rules.enforcesTypes
      ? {}
      : {
          'content-security-policy-report-only': `${trustedTypes(hasGoogle(config, zone) ? GOOGLE_POLICY : "'none'")}; report-uri ${config.apiUrl}/csp-report`,
        }),
    'reporting-endpoints': `csp="${config.apiUrl}/csp-report"`,
    'referrer-policy': rules.referrer,
    'permissions-policy': NO_POWERS.map((power) => `${power}=()`).join(', '),
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    ...rules.headers,
    'cache-control': 'no-cache',
    ...(speculates ? { 'speculation-rules': '"/speculation.json"' } : {}),
  }
}

/** The same headers for a host without HTTPS on this machine. */
export function localHeaders(headers: HeaderSet): HeaderSet {
  const stored = Object.entries(headers).filter(([name]) => name !== 'strict-transport-security')
  return Object.fromEntries(
    stored.map(([name, value]) => [name, value.replace(' upgrade-insecure-requests;', '')]),
  )
}
