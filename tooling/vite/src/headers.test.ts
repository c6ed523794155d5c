import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { AppConfig } from './appConfig.ts'
import { configMeta } from './document.ts'
import { documentHeaders, localHeaders, STRICT_AREAS, strictAreas, styleHash, zoneOf } from './headers.ts'

const config: AppConfig = {
  apiUrl: 'https://api.broker.example',
  cdnUrl: 'https://cdn.broker.example/files',
  identityUrl: 'https://cognito-idp.ap-southeast-2.amazonaws.com',
  identityClientId: 'abc123',
  passwordMinLength: 8,
  googleClientId: null,
  googleScriptUrl: 'https://accounts.google.com/gsi/client',
  paymentUrl: null,
  tagManagerId: null,
  activationUrls: [],
}

describe('documentHeaders', () => {
  it('gives a public page its whole policy', () => {
    expect(documentHeaders(config, { path: '/', css: 'a{}', speculates: true })).toMatchSnapshot()
  })

  it('is stricter where personal data is', () => {
    const headers = documentHeaders(config, { path: '/application/*', css: null, speculates: false })
    expect(headers['content-security-policy']).toContain("require-trusted-types-for 'script'")
    expect(headers['content-security-policy-report-only']).toBeUndefined()
    expect(headers['referrer-policy']).toBe('no-referrer')
  })

  it.each([
    ['/account', 'trusted-types picture-worker'],
    ['/account/*', 'trusted-types picture-worker'],
    ['/application/*', 'trusted-types picture-worker'],
    ['/sign', 'trusted-types picture-worker'],
    ['/accounts/x', undefined],
  ])('names one policy on Trusted Types at %s, where personal data is', (path, allowed) => {
    const headers = documentHeaders(config, { path, css: null, speculates: false })
    const found = /trusted-types [^;]+(?=;)/g
    const all = headers['content-security-policy']?.replace(/require-trusted-types-for/g, '').match(found)
    expect(all?.[0]).toBe(allowed)
  })

  it.each(['/applications', '/client-quote/select-covers'])('is not stricter at %s', (path) => {
    const headers = documentHeaders(config, { path, css: null, speculates: false })
    expect(headers['content-security-policy']).not.toContain('trusted-types')
  })

  it('names one origin once', () => {
    const one = {
      ...config,
      apiUrl: 'https://a.example',
      cdnUrl: 'https://a.example/cdn',
      identityUrl: 'https://a.example',
    }
    const headers = documentHeaders(one, { path: '/', css: null, speculates: false })
    expect(headers['content-security-policy']).toContain("connect-src 'self' https://a.example;")
  })

  it('allows nothing unsafe and no wildcard', () => {
    const headers = documentHeaders(config, { path: '/', css: 'a{}', speculates: false })
    expect(headers['content-security-policy']).not.toMatch(/unsafe-|\*/)
    expect(headers['speculation-rules']).toBeUndefined()
  })
})

const policyAt = (path: string, changes: Partial<AppConfig>) =>
  documentHeaders({ ...config, ...changes }, { path, css: null, speculates: false })[
    'content-security-policy'
  ] ?? ''

describe('the tag manager', () => {
  const tagged = { tagManagerId: 'GTM-ABC1234' }

  it('is named in no policy unless it is configured', () => {
    expect(policyAt('/', {})).not.toContain('google')
    expect(policyAt('/', tagged)).toContain("script-src 'self' https://www.googletagmanager.com;")
    expect(policyAt('/', tagged)).toMatch(/connect-src[^;]* https:\/\/\*\.google-analytics\.com/)
  })

  it.each(['/application/key-documents', '/account', '/reset-password', '/login', '/sign-up'])(
    'T9 is named never at %s',
    (path) => {
      expect(policyAt(path, tagged)).not.toContain('google')
      const meta = configMeta({ ...config, ...tagged }, { path, zone: zoneOf(path) })
      expect(meta).not.toContain('tag-manager')
    },
  )
})

describe('Google sign-in', () => {
  const google = { googleClientId: '1.apps.googleusercontent.com' }

  it('loads from the folder of its script alone, and only where it is configured', () => {
    const policy = policyAt('/login', google)
    expect(policy).toContain("script-src 'self' https://accounts.google.com/gsi/client;")
    expect(policy).toContain("style-src 'self' https://accounts.google.com/gsi/style;")
    expect(policy).toContain(
      'amazonaws.com https://accounts.google.com/gsi/; frame-src https://accounts.google.com/gsi/;',
    )
    expect(policyAt('/login', {})).not.toMatch(/accounts\.google|frame-src/)
  })

  it.each(['/application/key-documents', '/account', '/reset-password'])('is named never at %s', (path) => {
    expect(policyAt(path, google)).not.toContain('google')
  })
})

describe('the payment provider', () => {
  const paid = { paymentUrl: 'https://pay.provider.example/frames/card' }
  const metaOf = (path: string, zone = zoneOf(path)) => configMeta({ ...config, ...paid }, { path, zone })

  it.each(['/application', '/application/payment-details', '/application/*'])('is framed at %s', (path) => {
    expect(policyAt(path, paid)).toContain("; frame-src https://pay.provider.example; worker-src 'self'")
    expect(metaOf(path)).toContain('coverkit:payment-url" content="https://pay.provider.example/frames/card"')
    expect(metaOf(path)).not.toContain('own-document')
    expect(policyAt(path, {})).not.toContain('frame-src')
    expect(configMeta(config, { path, zone: 'strict' })).not.toContain('payment')
  })

  it.each(['/', '/applications', '/client-quote/quote', '/account', '/account/application', '/login'])(
    'is not at %s, from where the application is a document of its own',
    (path) => {
      expect(policyAt(path, paid)).not.toContain('pay.provider')
      expect(metaOf(path)).not.toContain('payment-url')
      expect(metaOf(path)).toContain('coverkit:own-document" content="/application"')
      expect(configMeta(config, { path, zone: zoneOf(path) })).not.toContain('own-document')
    },
  )

  it('is in no partner’s frame', () => {
    const path = '/application/payment-details'
    const headers = documentHeaders(
      { ...config, ...paid },
      { path, css: null, speculates: false, zone: 'embed' },
    )
    expect(headers['content-security-policy']).not.toMatch(/pay\.provider|frame-src/)
    expect(metaOf(path, 'embed')).not.toMatch(/payment|own-document/)
  })
})

it('lets only the home page ask the activation service', () => {
  const activation = { activationUrls: ['https://activate.broker.example/v1'] }
  expect(policyAt('/', activation)).toMatch(/connect-src[^;]* https:\/\/activate\.broker\.example;/)
  expect(policyAt('/learn', activation)).not.toContain('activate')
})

it('hashes exactly the css text', () => {
  const digest = createHash('sha256').update('a{color:red}', 'utf8').digest('base64')
  expect(styleHash('a{color:red}')).toBe(`'sha256-${digest}'`)
})

it('leaves out on this machine what needs HTTPS', () => {
  const headers = localHeaders(documentHeaders(config, { path: '/', css: null, speculates: false }))
  expect(headers['strict-transport-security']).toBeUndefined()
  expect(headers['content-security-policy']).not.toContain('upgrade-insecure-requests')
  expect(headers['content-security-policy']).toContain(
    "object-src 'none'; frame-ancestors 'none'; report-to csp;",
  )
})

it('names Google’s script in usual documents, and the page that has it in strict ones', () => {
  const withGoogle = { ...config, googleClientId: 'site.apps.googleusercontent.com' }
  const metaAt = (path: string) => configMeta(withGoogle, { path, zone: zoneOf(path) })
  for (const path of ['/', '/login', '/sign-up']) expect(metaAt(path)).toContain('coverkit:google" ')
  for (const path of ['/account', '/reset-password']) {
    expect(metaAt(path)).not.toContain('coverkit:google" ')
    expect(metaAt(path)).toContain('coverkit:google-page" content="/login"')
  }
  expect(configMeta(config, { path: '/account', zone: 'strict' })).not.toContain('google')
})

it('has the strict flows of the registry in the strict zone', () => {
  expect(STRICT_AREAS).toEqual(
    expect.arrayContaining([
      'account',
      'application',
      'comparison',
      'continue',
      'reset-password',
      'sign',
      'transfer-policy',
    ]),
  )
  const planted = {
    claim: { base: '/claims/lodge', title: 'Claim', end: 'lodged', isStrict: true },
    'quick-quote': { base: '/quick-quote', title: 'Quick quote', end: 'done' },
  } as const
  expect(strictAreas(planted)).toEqual([
    'account',
    'claims',
    'comparison',
    'continue',
    'reset-password',
    'sign',
  ])
})

it('lets nobody frame the pages of sign-in', () => {
  for (const path of ['/account', '/login', '/sign', '/sign-up', '/reset-password']) {
    const headers = documentHeaders(config, { path, css: null, speculates: false })
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
    expect(headers['x-frame-options']).toBe('DENY')
  }
})
