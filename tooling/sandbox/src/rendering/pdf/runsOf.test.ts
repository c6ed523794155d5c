import { expect, test } from 'vitest'
import { readsAsDrawn, runsOf } from './runsOf.ts'

/** The characters of a line's shapes, from left to right. */
const drawn = (line: string) =>
  runsOf(line, 'regular')
    .flatMap(({ face, text, isRightToLeft }) => face.shape(text, isRightToLeft).glyphs)
    .map(({ codePoints }) => String.fromCodePoint(...codePoints))
    .join('')
const reversed = (text: string) => [...text].reverse().join('')

test.each([
  ['Ada Example', 'Ada Example'],
  ['שלום עולם', reversed('שלום עולם')],
  ['Name: שלום עולם (Ada)', `Name: ${reversed('שלום עולם')} (Ada)`],
  ['שלום 12 עולם 34 Ada', `34 ${reversed('עולם')} 12 ${reversed('שלום')} Ada`],
  ['שלום Ada עולם', `${reversed('שלום')} Ada ${reversed('עולם')}`],
  ['a (שלום) b', `a (${reversed('שלום')}) b`],
])('%s runs from right to left where its script does', (line, expected) => {
  expect(drawn(line)).toBe(expected)
})

test.each([
  ['a vowel before its letter in Hindi', 'कि', 'िक'],
  ['a vowel before its letter in Burmese', 'ကေ', 'ေက'],
  ['a vowel before its letter in Khmer', 'កេ', 'េក'],
  ['a vowel on both sides in Tamil', 'கொ', 'ெகா'],
  ['a vowel before three letters as one shape in Hindi', 'त्रि', 'ित्र'],
  ['a letter below another in Khmer', 'ស្រី', '្រសី'],
])('%s', (_, text, shapes) => {
  expect(drawn(text).replaceAll('\u200b', '')).toBe(shapes)
})

test('letters are joined where a script joins them: fewer shapes than letters, or others than alone', () => {
  const ids = (text: string) =>
    runsOf(text, 'regular').flatMap(({ face, text: part, isRightToLeft }) =>
      face.shape(part, isRightToLeft).glyphs.map(({ id }) => id),
    )
  expect(ids('श्री').length).toBeLessThan([...'श्री'].length)
  expect(ids('ශ්‍රී').length).toBeLessThan([...'ශ්‍රී'].length)
  expect(ids('عبد')).not.toEqual([...'عبد'].reverse().flatMap(ids))
})

test('a run has its text beside it where its shapes are not side by side in the order of reading', () => {
  const all = (line: string) => runsOf(line, 'regular').every(readsAsDrawn)
  expect(['Zoë Nguyễn first', '小明 王', '김민준', 'ተስፋዬ'].map(all)).toEqual(Array(4).fill(true))
  expect(['कि', 'ကေ', 'น้ำ', 'ཚོ', 'שלום'].map(all)).toEqual(Array(5).fill(false))
})
