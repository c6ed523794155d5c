import { describe, expect, test } from 'vitest'
import { isEmailAddress } from './isEmailAddress.ts'

describe('M8: one grammar of addresses', () => {
  test.each([
    'ana@example.com',
    "O'Brien_1+quote@sub.Example.COM.au",
    'a@b.co',
    'a!#$%&*/=?^`{|}~-@example.com',
    'ana@xn--bcher-kva.example',
    `${'a'.repeat(64)}@example.com`,
    `a@${'b'.repeat(63)}.au`,
  ])('%s is an address', (text) => expect(isEmailAddress(text)).toBe(true))

  test.each([
    '',
    'a<b@example.com',
    '<a@example.com>',
    'Ana <a@example.com>',
    'a@example.com,b@example.com',
    'a@example.com b@example.com',
    'a@example.com;b@example.com',
    'a@b@example.com',
    'a@example.com\r\nBcc: b@example.com',
    'a@example.com\n',
    ' a@example.com',
    'a\u0000@example.com',
    '"a b"@example.com',
    'a(comment)@example.com',
    'a@example.com(comment)',
    'a@[127.0.0.1]',
    'a@127.0.0.1',
    'a@example.com.',
    'a.@example.com',
    '.a@example.com',
    'a..b@example.com',
    'a@b..au',
    'a@-b.au',
    'a@b-.au',
    'a@b',
    'a@b.c',
    'ana@bücher.example',
    'anä@example.com',
    `${'a'.repeat(65)}@example.com`,
    `a@${'b'.repeat(64)}.au`,
    `a@${'b.'.repeat(125)}com`,
  ])('%j is none', (text) => expect(isEmailAddress(text)).toBe(false))
})
