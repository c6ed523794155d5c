import { fc, test } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import { parseApplication } from '../application/parseApplication.ts'
import type { ApplicationAnswers } from '../application/types.ts'
import { parseAssumptions } from '../needs/parseAssumptions.ts'
import { parseClientQuote } from '../quote/parseClientQuote.ts'
import {
  abnText,
  anyApplication,
  anyQuote,
  anyText,
  assumptions,
  calendarDate,
  lawfulApplication,
  mobileText,
  moneyText,
  naughtyTexts,
  savableApplication,
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

describe('applications', () => {
  test.prop([anyApplication], { numRuns: 50 })('are applications', (answers) => {
    expect(parseApplication(answers)).toEqual(answers)
  })

  test('hold the cases that rules are about', () => {
    const samples = fc.sample(anyApplication, { numRuns: 300, seed: 7 })
    const isThere = (wanted: (answers: ApplicationAnswers) => boolean) => samples.some(wanted)
    expect(isThere(({ holders }) => holders.length === 2)).toBe(true)
    expect(isThere(({ holders, declarations }) => declarations.length < holders.length)).toBe(true)
    expect(isThere(({ payment }) => payment.method === 'enduringRollover')).toBe(true)
    expect(isThere(({ beneficiaries }) => beneficiaries.rows.length === 5)).toBe(true)
    expect(isThere(({ beneficiaries }) => beneficiaries.rows.some((row) => row.benefitPercent === 0))).toBe(
      true,
    )
    expect(isThere(({ versionsRead }) => versionsRead.insurerPdsAndPrivacy.length === 2)).toBe(true)
  })

  test('that are lawful are of every owner and method, with and without beneficiaries', () => {
    const samples = fc.sample(lawfulApplication, { numRuns: 300, seed: 7 })
    expect(new Set(samples.map(({ quote }) => quote.lifeCover.lifeOwner)).size).toBe(3)
    expect(new Set(samples.map(({ answers }) => answers.payment.method)).size).toBe(3)
    expect(new Set(samples.map(({ answers }) => answers.beneficiaries.used)).size).toBe(2)
    expect(new Set(samples.map(({ answers }) => answers.beneficiaries.rows.length)).size).toBe(5)
  })

  test.prop([savableApplication], { numRuns: 50 })(
    'to be saved name beneficiaries only to use them',
    ({ answers }) => {
      const { used, rows } = answers.beneficiaries
      if (used !== true) expect(rows).toEqual([])
      for (const { benefitPercent } of rows) expect(benefitPercent).not.toBe(0)
    },
  )

  test.prop([abnText])('have business numbers of eleven digits', (abn) => {
    expect(abn).toMatch(/^[1-9]\d{10}$/)
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
