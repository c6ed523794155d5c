import { fc, test as property } from '@fast-check/vitest'
import { isPossiblePhoneNumber, parsePhoneNumberFromString } from 'libphonenumber-js/core'
import examples from 'libphonenumber-js/examples.mobile.json'
import metadata from 'libphonenumber-js/metadata.min.json'
import { describe, expect, test } from 'vitest'
import { internationalDigits, splitNumber } from './callingCodes.ts'
import { codeOf } from './codeOf.ts'
import { parseInternationalPhone } from './parseInternationalPhone.ts'

/** The numbers of a country, as far as the tests read them. */
interface Plan {
  readonly code: string
  readonly lengths: readonly number[]
  /** The digits dialled before a number within the country. */
  readonly trunk: string
}

const planOf = (row: readonly unknown[], code = String(row[0])): Plan => ({
  code,
  lengths: (Array.isArray(row[3]) ? row[3] : []).map(Number),
  trunk: typeof row[5] === 'string' ? row[5] : '',
})
const countries = new Map(
  Object.entries(metadata.countries).map(([country, row]) => [country, planOf(row ?? [])] as const),
)
const plans = [
  ...countries.values(),
  ...Object.entries(metadata.nonGeographic).map(([code, row]) => planOf(row, code)),
]
const mobiles = Object.entries(examples).flatMap(([country, national]) => {
  const { code, trunk } = countries.get(country) ?? {}
  return code === undefined ? [] : [{ country, code, national: String(national), trunk: trunk ?? '' }]
})

test.each(mobiles)('a mobile of $country is read however it is dialled', ({ code, national, trunk }) => {
  const ways = ['+', '00', '0011 ', '+00'].map((way) => `${way}${code} ${national}`)
  // A 1 is not dialled after +1 or +692, and in Italy a 0 makes it another number.
  const atHome =
    trunk === '' || trunk === '1' ? [] : [`+${code} ${trunk}${national}`, `+${code} (0)${national}`]
  const read = [...ways, ...atHome].map((text) => [text, parseInternationalPhone(text)])
  expect(read).toEqual(read.map(([text]) => [text, `+${code}${national}`]))
})

test('each country has an example', () => expect(mobiles.length).toBeGreaterThan(230))

/** The codes of which more than the length is known. */
const STRICTER = ['1', '61', '375']
const codes = [...new Set(plans.map(({ code }) => code))].filter((code) => !STRICTER.includes(code))

test.each(codes)('numbers behind %s are as long as libphonenumber says', (code) => {
  const every = Array.from({ length: 15 - code.length }, (_, index) => index + 1)
  const known = every.filter((length) =>
    plans.some((plan) => plan.code === code && plan.lengths.includes(length)),
  )
  const taken = every.filter((length) => internationalDigits(`${code}${'5'.repeat(length)}`) !== null)
  expect(taken).toEqual(known)
})

describe('beside libphonenumber', () => {
  const number = fc
    .record({ mobile: fc.constantFrom(...mobiles), last: fc.integer({ min: 0, max: 9999 }) })
    .map(
      ({ mobile: { code, national }, last }) =>
        `+${code}${national.slice(0, -4)}${String(last).padStart(4, '0')}`,
    )

  property.prop([number])('a valid number is read as it is', (text) => {
    const known = parsePhoneNumberFromString(text, metadata)
    if (known?.isValid()) expect(parseInternationalPhone(text)).toBe(known.number)
  })

  property.prop([fc.stringMatching(/^[1-9]\d{6,14}$/)])('what is read is possible', (digits) => {
    if (codeOf(() => parseInternationalPhone(`+${digits}`)) !== null) return
    expect(isPossiblePhoneNumber(parseInternationalPhone(`+${digits}`), metadata)).toBe(true)
  })
})

test.each(['', '0', '210', '999'])('%j begins with no country code', (digits) =>
  expect(splitNumber(digits)).toBeNull(),
)
