import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { safeRedirect } from './safeRedirect.ts'

const ORIGIN = 'https://wattlebird.example'
const routes = ['/', '/account', '/account/update-my-details', '/client-quote/quote', '/login', '/sign-up']
const known = (pathname: string) => routes.includes(pathname)
/** A route table that believes everything, so that the rest of the rules must hold alone. */
const gullible = () => true

describe('T6: a path of ours', () => {
  it.each([
    '/',
    '/account',
    '/account?tab=drafts',
    '/account#covers',
    '/account/update-my-details?a=1&b=%20#c',
    '/client-quote/quote?next=//evil.example',
  ])('%s is where it leads', (path) => {
    expect(safeRedirect(path, known)).toBe(path)
  })

  it('is given in its plain form', () => {
    expect(safeRedirect('/x/../account', known)).toBe('/account')
    expect(safeRedirect('/account?q=ü', known)).toBe('/account?q=%C3%BC')
  })
})

const HOSTILE = [
  '//evil.example',
  '///evil.example',
  '////evil.example/account',
  '/\\evil.example',
  '\\/evil.example',
  '\\\\evil.example',
  '/\\/evil.example',
  'https:evil.example',
  'https:/evil.example',
  'https://evil.example',
  'https:///evil.example',
  'http://wattlebird.example@evil.example',
  'https://wattlebird.example/account',
  'HTTPS://evil.example',
  '/%2f%2fevil.example',
  '/%2F/evil.example',
  '/%5cevil.example',
  '/%5C%5Cevil.example',
  '/%252f%252fevil.example%2f',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\tscript:alert(1)',
  'javascript://wattlebird.example/%0aalert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'blob:https://wattlebird.example/1',
  'file:///etc/passwd',
  '/a/../..//evil.example',
  '/a/..//evil.example',
  '/.//evil.example',
  '/..//evil.example',
  '/%2e%2e//evil.example',
  '/%2e//evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r\n/evil.example',
  '\t//evil.example',
  '\n//evil.example',
  ' //evil.example',
  '/ /evil.example',
  '/\u0000/evil.example',
  '/\u0085/evil.example',
  '/\u00a0/evil.example',
  '/\u2028/evil.example',
  '/%00',
  '/%0d%0aSet-Cookie:a=b',
  '/%',
  '/%E0%A4%A',
  '@evil.example',
  '/@evil.example\\',
  'user:password@evil.example/account',
  '//user@evil.example/account',
  'evil.example',
  'account',
  './account',
  '../account',
  '?redirect=//evil.example',
  '#//evil.example',
  '',
  '/login',
  '/login/',
  '/LOGIN',
  '/login?redirect=/account',
  '/%6cogin',
  '/x/../login',
  '/sign-up',
  '/reset-password',
  `/${'a'.repeat(3_000)}`,
]

describe('T6: everything else leads to /', () => {
  it.each(HOSTILE)('%j', (path) => {
    expect(safeRedirect(path, gullible)).toBe('/')
  })

  it.each([null, undefined, 1, {}, ['/account'], { toString: () => '/account' }])('%j, no text', (path) => {
    expect(safeRedirect(path, gullible)).toBe('/')
  })

  it('a path that the routes do not know', () => {
    expect(safeRedirect('/elsewhere', known)).toBe('/')
    expect(safeRedirect('/account/', known)).toBe('/')
  })
})

describe('T6: whatever the text', () => {
  const piece = fc.oneof(
    fc.constantFrom(
      '/',
      '\\',
      '..',
      '.',
      '%2f',
      '%5c',
      '%2e',
      ':',
      '@',
      '?',
      '#',
      '\t',
      '\n',
      'https:',
      'login',
    ),
    fc.string({ unit: 'binary', maxLength: 6 }),
  )
  const text = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(''))

  it('a browser that follows it stays on the origin, outside the sign-in pages', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          text,
          text.map((rest) => `/${rest}`),
          fc.webUrl(),
        ),
        (path) => {
          const target = safeRedirect(path, gullible)
          const address = new URL(target, `${ORIGIN}/deep/page?x#y`)
          expect(address.origin).toBe(ORIGIN)
          expect(address.username).toBe('')
          expect(decodeURIComponent(address.pathname)).not.toMatch(/^\/(login|sign-up|reset-password)\/*$/i)
          expect(target).toMatch(/^\/(?![/\\])/)
          expect(safeRedirect(target, gullible)).toBe(target)
        },
      ),
      { numRuns: 500 },
    )
  })

  it('only routes that are known are given', () => {
    fc.assert(
      fc.property(text, (rest) => {
        expect(routes).toContain(new URL(safeRedirect(`/${rest}`, known), ORIGIN).pathname)
      }),
    )
  })
})
