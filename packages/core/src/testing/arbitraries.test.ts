import { fc, test } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import { parseAssumptions } from '../needs/parseAssumptions.ts'
import { parseClientQuote } from '../quote/parseClientQuote.ts'
import {
  anyQuote,
  anyText,
  assumptions,
  calendarDate,
  mobileText,
  moneyText,
  naughtyTexts,
  savableQuote,
} from './index.ts'

function found<T>(arbitrary: fc.Arbitrary<T>, wanted: (value: T) => boolean): boolean {
  return fc.sample(arbitrary, { numRuns: 2_000, seed: 7 }).some(wanted)
}

describe('quotes', () => {
  test.prop([anyQuote])('are quotes', (quote) => {
    expect(parseClientQuote(quote)).toEqual(quote)
  })

  test('hold the cases that rules are about', () => {
    expect(found(anyQuote, ({ personalDetails }) => (personalDetails.age ?? 0) > 60)).toBe(true)
    expect(found(anyQuote, ({ personalDetails }) => personalDetails.occupationId === 1)).toBe(true)
    expect(found(anyQuote, ({ lifeCover }) => lifeCover.amount === 0)).toBe(true)
    expect(
      found(
        anyQuote,
        ({ tpdCover }) => tpdCover.tpdLinkTo === 'criticalIllness' && tpdCover.tpdOwner === 'S',
      ),
    ).toBe(true)
    expect(found(anyQuote, ({ covers }) => covers.selectedCovers.length === 0)).toBe(true)
  })

  test.prop([savableQuote])('to be saved have no amount of 0', ({ lifeCover, tpdCover }) => {
    for (const amount of [lifeCover.amount, tpdCover.amountLinked, tpdCover.amountStandalone]) {
      expect(amount).not.toBe(0)
    }
  })
})

describe('the rest', () => {
  test.prop([assumptions])('assumptions are allowed', (given) => {
    expect(parseAssumptions(given)).toEqual(given)
  })

  test.prop([calendarDate])('dates have four digits, two and two', (date) => {
    expect(date).toMatch(/^(19|20)\d\d-\d\d-\d\d$/)
  })

  test.prop([mobileText])('mobile numbers have their canonical form', ({ canonical }) => {
    expect(canonical).toMatch(/^\+61[45]\d{8}$/)
  })

  test.prop([moneyText])('money stands for whole dollars', ({ dollars }) => {
    expect(Number.isInteger(dollars)).toBe(true)
  })

  test('any text is often a naughty one', () => {
    expect(found(anyText, (text) => naughtyTexts.includes(text))).toBe(true)
    expect(found(anyText, (text) => !naughtyTexts.includes(text))).toBe(true)
  })
})
