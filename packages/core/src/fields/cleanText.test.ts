import { fc, test as property } from '@fast-check/vitest'
import { describe, expect, test } from 'vitest'
import { anyText } from '../testing/index.ts'
import { refusal } from '../testing/refusal.ts'
import { cleanText, plainSigns, requiredText } from './cleanText.ts'

describe('clean text', () => {
  test.each([
    ['', ''],
    ['   ', ''],
    ['  a  b ', 'a b'],
    ['a\u00a0\u202f\u2009b', 'a b'],
    ['a\tb\nc\r\nd', 'a b c d'],
    ['a\u200bb\u200d\ufeffc\u00add', 'abcd'],
    ['علی\u200cرضا', 'علی\u200cرضا'],
    ['علی\u200c\u200cرضا', 'علی\u200cرضا'],
    ['علی\u200b\u200cرضا', 'علی\u200cرضا'],
    ['علی\u200c رضا\u200c', 'علی رضا'],
    ['ශ්\u200dරී', 'ශ්\u200dරී'],
    ['क्\u200dष', 'क्\u200dष'],
    ['علی\u200ca', 'علیa'],
    ['\u202eabc\u202c', 'abc'],
    ['a\u0000\u0007\u001bb', 'ab'],
    ['a \u0000 b', 'a b'],
    ['a\ud800b', 'ab'],
    ['e\u0301', '\u00e9'],
    ['O’Brien-Smith Jr.', 'O’Brien-Smith Jr.'],
    ["D'Arcy", "D'Arcy"],
    ['佐藤 花子', '佐藤 花子'],
  ])('of %j is %j', (text, clean) => expect(cleanText(text)).toBe(clean))

  test('a line break parts what stands around it', () => {
    expect(cleanText('ana@example.com\r\nbcc:eve@example.com')).toBe('ana@example.com bcc:eve@example.com')
  })
})

property.prop([anyText])('cleaning twice is cleaning once', (text) => {
  expect(cleanText(cleanText(text))).toBe(cleanText(text))
})

property.prop([anyText])('nothing invisible is left', (text) => {
  const joiners = /(?<=[\p{L}\p{M}])[\u200c\u200d](?=[\p{L}\p{M}])/gu
  expect(cleanText(text).replace(joiners, '')).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}]|\s{2}|^\s|\s$/u)
})

property.prop([fc.integer({ min: 0, max: 1e9 }).map(String)])(
  'full-width digits become plain ones',
  (digits) => {
    const wide = digits.replace(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0))
    expect(plainSigns(wide)).toBe(digits)
  },
)

describe('required text', () => {
  test.each([
    ['', 'required'],
    [' \u200b\u00a0', 'required'],
    ['abcdef', 'too-long'],
    ['x'.repeat(1_000_000), 'too-long'],
  ])('%.10j is refused: %s', (text, code) => {
    expect(refusal(() => requiredText(text, 5, { path: 'a.b' }))).toEqual({ code, path: 'a.b' })
  })

  test('counts characters, not code units', () => {
    expect(requiredText('𝒶𝒷𝒸𝒹𝑒', 5)).toBe('𝒶𝒷𝒸𝒹𝑒')
  })
})
