import { test as property } from '@fast-check/vitest'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { parsePostcode } from '../geography/parsePostcode.ts'
import { parseState } from '../geography/parseState.ts'
import { anyText } from '../testing/index.ts'
import { refusal } from '../testing/refusal.ts'
import { InvalidInputError } from './InvalidInputError.ts'
import { parseDate } from './parseDate.ts'
import { parseDateOfBirth } from './parseDateOfBirth.ts'
import { parseEmail } from './parseEmail.ts'
import { parseMoney } from './parseMoney.ts'
import { parseName, parseStreet, parseSuburb } from './parseName.ts'
import { parseConfirmationCode, parsePassword } from './parsePassword.ts'
import { parsePercent, parseRate } from './parsePercent.ts'
import { parseMobile, parsePhone } from './parsePhone.ts'
import { parsePolicyNumber } from './parsePolicyNumber.ts'
import { parseAge } from './parseWholeNumber.ts'

const parsers: Record<string, (text: string) => unknown> = {
  parseAge,
  parseConfirmationCode,
  parseDate,
  parseDateOfBirth: (text) => parseDateOfBirth(text, { on: '2026-07-03' }),
  parseEmail,
  parseMobile,
  parseMoney,
  parseName,
  parsePassword,
  parsePercent,
  parsePhone,
  parsePolicyNumber,
  parsePostcode,
  parseRate,
  parseState,
  parseStreet,
  parseSuburb,
}

const units = ['1', '1,', '1 ', 'a', 'a.', 'a-', '@', '-', ' ', '\u00a0', '(', '0', '１', 'é', '1.1/']

afterEach(() => {
  vi.restoreAllMocks()
})

describe.each(Object.entries(parsers))('T23: %s', (_, parse) => {
  test('refuses a megabyte before any pattern sees it', () => {
    const texts = units.map((unit) => unit.repeat(Math.ceil(1_000_000 / unit.length)))
    const exec = vi.spyOn(RegExp.prototype, 'exec')
    const replace = vi.spyOn(RegExp.prototype, Symbol.replace)
    const codes = texts.map((text) => refusal(() => parse(text))?.code)
    const looked = exec.mock.calls.length + replace.mock.calls.length
    vi.restoreAllMocks()
    expect(looked).toBe(0)
    expect(new Set(codes)).toEqual(new Set(['too-long']))
  })

  test('never gives a pattern more than 1,000 characters', () => {
    const exec = vi.spyOn(RegExp.prototype, 'exec')
    for (const unit of units) {
      for (const length of [20, 60, 100, 254, 1_000]) {
        refusal(() => parse(`${unit.repeat(length).slice(0, length)}!`.slice(0, 1_000)))
      }
    }
    const longest = Math.max(0, ...exec.mock.calls.map(([text]) => text.length))
    vi.restoreAllMocks()
    expect(longest).toBeLessThanOrEqual(1_000)
  })

  property.prop([anyText])('gives a value or the named error for any text', (text) => {
    try {
      parse(text)
    } catch (error) {
      expect(error).toBeInstanceOf(InvalidInputError)
    }
  })
})
