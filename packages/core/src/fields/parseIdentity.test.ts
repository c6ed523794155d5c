import { describe, expect, test } from 'vitest'
import { refusal } from '../testing/refusal.ts'
import { parseChoice } from './parseChoice.ts'
import { parseEmail } from './parseEmail.ts'
import { parseAddressLine, parseFullName, parseName, parseTitle } from './parseName.ts'
import { parseConfirmationCode, parsePassword } from './parsePassword.ts'
import { parsePolicyNumber } from './parsePolicyNumber.ts'

describe('a name', () => {
  test.each([
    ['Ana', 'Ana'],
    ["  Mary-Jane   O'Brien ", 'Mary-Jane O’Brien'],
    ['D’Arcy Jr.', 'D’Arcy Jr.'],
    ['Jose\u0301', 'José'],
    ['佐藤', '佐藤'],
    ['Ñandú', 'Ñandú'],
    ['नेहा', 'नेहा'],
    ['X', 'X'],
    ['Smith‑Jones', 'Smith-Jones'],
    ['Smith–Jones', 'Smith-Jones'],
    ['O`Brien', 'O’Brien'],
    ['O´Brien', 'O’Brien'],
    ['‘t Hart', '’t Hart'],
    ['Kaʻiulani', 'Kaʻiulani'],
    ['Rajan a/l Muthu', 'Rajan a/l Muthu'],
    ['Anita d/o Ravi', 'Anita d/o Ravi'],
    ['Smith, Jr.', 'Smith, Jr.'],
    ['Gal·la', 'Gal·la'],
    ['迪丽热巴·迪力木拉提', '迪丽热巴·迪力木拉提'],
    ['迪丽热巴•迪力木拉提', '迪丽热巴·迪力木拉提'],
    ['マイケル・ジョーダン', 'マイケル・ジョーダン'],
    ['ג׳ורג׳', 'ג׳ורג׳'],
    ['Ｓｍｉｔｈ－Ｊｏｎｅｓ', 'Smith-Jones'],
    ['علی\u200cرضا', 'علی\u200cرضا'],
    ['ශ්\u200dරී', 'ශ්\u200dරී'],
    ['Ro\u200dbin', 'Robin'],
    ['a'.repeat(50), 'a'.repeat(50)],
  ])('%j is %j', (text, name) => expect(parseName(text)).toBe(name))

  test.each([
    ['', 'required'],
    ['\u200b\u200d', 'required'],
    ['123', 'characters'],
    ['Ana2', 'characters'],
    ['<b>', 'characters'],
    ['=cmd', 'characters'],
    ['Ana 😀', 'characters'],
    ['😀', 'characters'],
    ['-', 'characters'],
    ["'", 'characters'],
    [', /', 'characters'],
    ['a@b', 'characters'],
    ['a'.repeat(51), 'too-long'],
  ])('%.12j is refused: %s', (text, code) => {
    expect(refusal(() => parseName(text, { path: 'firstName' }))).toEqual({ code, path: 'firstName' })
  })
})

describe('other names', () => {
  test.each<[string, (text: string) => string, string, string]>([
    ['a title', parseTitle, ' Prof.  Dr ', 'Prof. Dr'],
    [
      'a whole name',
      parseFullName,
      `${'a'.repeat(50)} ${'b'.repeat(50)}`,
      `${'a'.repeat(50)} ${'b'.repeat(50)}`,
    ],
    [
      'an address',
      parseAddressLine,
      ' 3/12 Sample Street,  Newtown NSW 2042',
      '3/12 Sample Street, Newtown NSW 2042',
    ],
    ['an address in China', parseAddressLine, '北京市朝阳区88号，（A座）', '北京市朝阳区88号,(A座)'],
    ['a long address', parseAddressLine, 'x'.repeat(250), 'x'.repeat(250)],
  ])('%s is read', (_, parse, text, read) => expect(parse(text)).toBe(read))

  test.each<[string, (text: string) => string, string, string]>([
    ['a title', parseTitle, '', 'required'],
    ['a title', parseTitle, 'x'.repeat(21), 'too-long'],
    ['a title', parseTitle, 'Dr 2', 'characters'],
    ['a whole name', parseFullName, 'x'.repeat(102), 'too-long'],
    ['a whole name', parseFullName, 'Robin <b>', 'characters'],
    ['an address', parseAddressLine, 'x'.repeat(251), 'too-long'],
    ['an address', parseAddressLine, '=cmd', 'characters'],
    ['an address', parseAddressLine, '--', 'characters'],
  ])('%s is refused', (_, parse, text, code) => {
    expect(refusal(() => parse(text))?.code).toBe(code)
  })
})

describe('an email address', () => {
  test.each([
    'ana@example.com',
    'Ana.Nguyen+quote@Example.COM.au',
    "o'brien_1@sub.example.org",
    'a@b.co',
    'ana@xn--bcher-kva.example',
    `${'a'.repeat(64)}@example.com`,
  ])('%s is kept as it is', (text) => expect(parseEmail(` ${text} `)).toBe(text))

  test('a domain in other letters comes back in ASCII', () => {
    expect(parseEmail('Ana@bücher.example')).toBe('Ana@xn--bcher-kva.example')
    expect(parseEmail('ana@例え.jp')).toBe('ana@xn--r8jz45g.jp')
  })

  test.each([
    ['', 'required'],
    ['ana', 'format'],
    ['a@b', 'format'],
    ['ana@localhost', 'format'],
    ['a@b..au', 'format'],
    ['a b@c.au', 'format'],
    ['a@b.au.c', 'format'],
    ['.a@b.au', 'format'],
    ['a.@b.au', 'format'],
    ['a..b@c.au', 'format'],
    ['a@-b.au', 'format'],
    ['a@b-.au', 'format'],
    ['a@b.c', 'format'],
    ['a@b.12', 'format'],
    ['a@b@c.au', 'format'],
    ['@b.au', 'format'],
    ['a@', 'format'],
    ['a@b.au,c@d.au', 'format'],
    ['a@b.au\r\nBcc: c@d.au', 'format'],
    ['"a b"@c.au', 'format'],
    ['<a@b.au', 'format'],
    ['a@b.au <c@d.au>', 'format'],
    ['a<b@example.com', 'format'],
    ['ana@１２７.0.0.1', 'format'],
    [`${'a'.repeat(65)}@example.com`, 'format'],
    [`a@${'b'.repeat(64)}.au`, 'format'],
    [`a@${'b.'.repeat(130)}au`, 'too-long'],
  ])('%.24j is refused: %s', (text, code) => {
    expect(refusal(() => parseEmail(text, { path: 'email' }))).toEqual({ code, path: 'email' })
  })
})

describe('a password', () => {
  test.each(['Abc12!', 'A1!aaa', `A1!${'a'.repeat(97)}`, '0ZZZZ*'])('%.12j is accepted as typed', (text) => {
    expect(parsePassword(text)).toBe(text)
  })

  test.each([
    ['', 'required'],
    ['Ab1!c', 'min'],
    [`A1!${'a'.repeat(98)}`, 'too-long'],
    ['abcdef1!', 'characters'],
    ['Abcdefg!', 'characters'],
    ['Abcdefg1', 'characters'],
    ['Abc 12!', 'characters'],
    [' Abc12!', 'characters'],
    ['Abc12!é', 'characters'],
    ['Abc12!-', 'characters'],
  ])('%.12j is refused: %s', (text, code) => {
    expect(refusal(() => parsePassword(text, { path: 'password' }))).toEqual({ code, path: 'password' })
  })
})

describe('a confirmation code', () => {
  test.each([
    ['123456', '123456'],
    [' 123 456 ', '123456'],
    ['000000', '000000'],
    ['１２３４５６', '123456'],
    ['123-456', '123456'],
    ['123–456', '123456'],
    ['123.456', '123456'],
  ])('%j is %s', (text, code) => expect(parseConfirmationCode(text)).toBe(code))

  test.each([
    ['', 'required'],
    ['12345', 'format'],
    ['1234567', 'format'],
    ['12345a', 'format'],
    ['1'.repeat(101), 'too-long'],
  ])('%j is refused: %s', (text, code) => expect(refusal(() => parseConfirmationCode(text))?.code).toBe(code))
})

describe('a policy number', () => {
  test.each([
    ['ab-123/45', 'AB-123/45'],
    ['007', '007'],
    [' a 1 b ', 'A 1 B'],
    ['0012345_01', '0012345_01'],
    ['12345–01', '12345-01'],
    ['12.345', '12.345'],
    ['No. 12345', '12345'],
    ['Policy number: 12345', '12345'],
    ['#12345', '12345'],
    ['№ 12345', '12345'],
    ['NO12345', 'NO12345'],
  ])('%j is %s', (text, number) => expect(parsePolicyNumber(text)).toBe(number))

  test.each([
    ['', 'required'],
    ['12', 'format'],
    ['No. 12', 'format'],
    ['=1+1', 'format'],
    ['1ß2', 'format'],
    ['---', 'format'],
    ['12😀4', 'format'],
    ['1'.repeat(31), 'too-long'],
  ])('%j is refused: %s', (text, code) => expect(refusal(() => parsePolicyNumber(text))?.code).toBe(code))
})

describe('a choice', () => {
  const owners = ['S', 'O', 'J'] as const

  test.each(owners)('%s is accepted', (owner) => expect(parseChoice(owner, owners)).toBe(owner))

  test.each([
    ['', 'required'],
    [null, 'required'],
    [undefined, 'required'],
    ['s', 'choice'],
    [' S', 'choice'],
    ['__proto__', 'choice'],
    ['length', 'choice'],
    [0, 'choice'],
    [['S'], 'choice'],
    [{ toString: () => 'S' }, 'choice'],
  ])('%o is refused: %s', (value, code) => {
    expect(refusal(() => parseChoice(value, owners, { path: 'owner' }))).toEqual({ code, path: 'owner' })
  })
})
