import { createHash } from 'node:crypto'
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

/** Paths whose documents hold personal data: stricter policy, no referrer. */
const STRICT_PATHS = /^\/(account|application|transfer-policy|reset-password)(\/|$)/

const TRUSTED_TYPES = "require-trusted-types-for 'script'; trusted-types 'none'"

export function styleHash(css: string): string {
  return `'sha256-${createHash('sha256').update(css).digest('base64')}'`
}

function contentSecurityPolicy(config: AppConfig, hash: string | null, isStrict: boolean): string {
  const services = new Set([new URL(config.apiUrl).origin, new URL(config.cdnUrl).origin])
  const directives = [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self'${hash ? ` ${hash}` : ''}`,
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self' ${[...services].join(' ')}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    "media-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    ...(isStrict ? [TRUSTED_TYPES] : []),
    'upgrade-insecure-requests',
    'report-to csp',
    `report-uri ${config.apiUrl}/csp-report`,
  ]
  return directives.join('; ')
}

/** Headers of everything that is served, documents or not. */
const COMMON: HeaderSet = {
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
}

export const assetHeaders: HeaderSet = { ...COMMON, 'cache-control': 'public, max-age=31536000, immutable' }

export const fileHeaders: HeaderSet = { ...COMMON, 'cache-control': 'public, max-age=3600' }

export type DocumentOptions = { path: string; css: string | null; speculates: boolean }

/** Headers of one HTML document. `css` is the text of its one style element, null when it has none. */
export function documentHeaders(config: AppConfig, { path, css, speculates }: DocumentOptions): HeaderSet {
  const isStrict = STRICT_PATHS.test(path)
  return {
    ...COMMON,
    'content-security-policy': contentSecurityPolicy(config, css === null ? null : styleHash(css), isStrict),
    ...(isStrict
      ? {}
      : {
          'content-security-policy-report-only': `${TRUSTED_TYPES}; report-uri ${config.apiUrl}/csp-report`,
        }),
    'reporting-endpoints': `csp="${config.apiUrl}/csp-report"`,
    'referrer-policy': isStrict ? 'no-referrer' : 'strict-origin-when-cross-origin',
    'permissions-policy': NO_POWERS.map((power) => `${power}=()`).join(', '),
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'x-frame-options': 'DENY',
    'cache-control': 'no-cache',
    ...(speculates ? { 'speculation-rules': '"/speculation.json"' } : {}),
  }
}

/** The same headers for a host without HTTPS on this machine. */
export function localHeaders(headers: HeaderSet): HeaderSet {
  const kept = Object.entries(headers).filter(([name]) => name !== 'strict-transport-security')
  return Object.fromEntries(
    kept.map(([name, value]) => [name, value.replace(' upgrade-insecure-requests;', '')]),
  )
}
