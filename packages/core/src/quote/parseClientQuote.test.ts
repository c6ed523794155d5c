import { fc, test as property } from '@fast-check/vitest'
import { describe, expect, test } from 'vitest'
import { InvalidInputError } from '../fields/InvalidInputError.ts'
import { anyQuote } from '../testing/index.ts'
import { refusal } from '../testing/refusal.ts'
import { linkedToLife } from './cover.fixture.ts'
import { emptyQuote } from './emptyQuote.ts'
import { parseClientQuote } from './parseClientQuote.ts'

property.prop([anyQuote], { numRuns: 500 })('a quote that was written is read as it was', (quote) => {
  expect(parseClientQuote(JSON.parse(JSON.stringify(quote)))).toEqual(quote)
})

describe('reads', () => {
  test('lists in canonical order, each item once', () => {
    const quote = emptyQuote()
    const covers = { ...quote.covers, selectedCovers: ['tpd', 'life', 'tpd'] }
    expect(parseClientQuote({ ...quote, covers }).covers.selectedCovers).toEqual(['life', 'tpd'])
  })

  test('blank and untidy occupations', () => {
    const quote = emptyQuote()
    const read = (occupation: unknown) =>
      parseClientQuote({ ...quote, personalDetails: { ...quote.personalDetails, occupation } })
        .personalDetails.occupation
    expect(read('')).toBeNull()
    expect(read(' \u200b ')).toBeNull()
    expect(read(undefined)).toBeNull()
    expect(read('  Air   conditioning mechanic ')).toBe('Air conditioning mechanic')
  })

  test('missing nullable values as null', () => {
    expect(parseClientQuote({ ...emptyQuote(), personalDetails: {}, premiumType: undefined })).toEqual(
      emptyQuote(),
    )
  })

  test('a cover that was not sold when the quote was stored', () => {
    const { tpdCover: _none, ...stored } = linkedToLife()
    expect(parseClientQuote(stored)).toEqual({ ...linkedToLife(), tpdCover: emptyQuote().tpdCover })
  })

  test('without the keys it does not know', () => {
    const text = JSON.stringify({ ...linkedToLife(), extra: 1 }).replace(
      '"lifeCover":{',
      '"lifeCover":{"__proto__":{"x":1},"constructor":1,',
    )
    const parsed = parseClientQuote(JSON.parse(text))
    expect(parsed).toEqual(linkedToLife())
    expect(Object.keys(parsed.lifeCover)).toEqual(['amount', 'lifeOwner'])
    expect('x' in parsed.lifeCover).toBe(false)
  })

  test('own keys only', () => {
    expect(refusal(() => parseClientQuote(Object.create(emptyQuote())))).toEqual({
      path: 'personalDetails',
      code: 'required',
    })
  })
})

describe('refuses', () => {
  test.each<[string, unknown, string, string?]>([
    ['personalDetails.age', 17, 'min'],
    ['personalDetails.age', 76, 'max'],
    ['personalDetails.age', 17.5, 'min'],
    ['personalDetails.age', 40.5, 'whole-number'],
    ['personalDetails.age', '40', 'format'],
    ['personalDetails.gender', 'm', 'choice'],
    ['personalDetails.isSmoker', 'false', 'format'],
    ['personalDetails.isSmoker', 0, 'format'],
    ['personalDetails.occupation', 7, 'format'],
    ['personalDetails.occupation', 'x'.repeat(201), 'too-long'],
    ['personalDetails.occupationId', -1, 'min'],
    ['personalDetails.occupationId', 1.5, 'whole-number'],
    ['personalDetails.state', 'nsw', 'choice'],
    ['covers.payThroughSuper', true, 'choice'],
    ['covers.selectedCovers', null, 'required'],
    ['covers.selectedCovers', 'life', 'format'],
    ['covers.selectedCovers', ['Life'], 'choice', 'covers.selectedCovers.0'],
    ['covers.selectedCovers', ['life', '__proto__'], 'choice', 'covers.selectedCovers.1'],
    ['covers.selectedCovers', Array(9).fill('life'), 'max'],
    ['lifeCover.amount', -1, 'min'],
    ['lifeCover.amount', 1e9, 'max'],
    ['lifeCover.amount', 100.5, 'whole-number'],
    ['lifeCover.amount', '100000', 'format'],
    ['lifeCover.lifeOwner', null, 'required'],
    ['lifeCover.lifeOwner', 'X', 'choice'],
    ['tpdCover.amountLinked', Number.NaN, 'format'],
    ['tpdCover.tpdLinkTo', 'LIFE', 'choice'],
    ['tpdCover.extras', ['reinstatement'], 'choice', 'tpdCover.extras.0'],
    ['tpdCover.occupationType', undefined, 'required'],
    ['criticalIllnessCover.criticalIllnessLinkTo', 'tpd', 'choice'],
    ['incomeProtectionCover.incomeReplacement', 71, 'max'],
    ['incomeProtectionCover.incomeReplacement', null, 'required'],
    ['incomeProtectionCover.waitingPeriod', 60, 'choice'],
    ['incomeProtectionCover.benefitPeriod', '10', 'choice'],
    ['incomeProtectionCover.monthlyBenefit', Number.POSITIVE_INFINITY, 'format'],
  ])('%s %o: %s', (field, value, code, path = field) => {
    const [group = '', leaf = ''] = field.split('.')
    const quote = emptyQuote()
    const changed = { ...quote, [group]: { ...Reflect.get(quote, group), [leaf]: value } }
    expect(refusal(() => parseClientQuote(changed))).toEqual({ path, code })
  })

  test.each<[unknown, string, string]>([
    [null, '', 'required'],
    [[], '', 'format'],
    ['quote', '', 'format'],
    [{}, 'personalDetails', 'required'],
    [{ ...emptyQuote(), premiumType: 'S' }, 'premiumType', 'choice'],
    [{ ...emptyQuote(), paymentFrequency: 'weekly' }, 'paymentFrequency', 'choice'],
    [{ ...emptyQuote(), tpdCover: null }, 'tpdCover', 'required'],
    [{ ...emptyQuote(), tpdCover: [] }, 'tpdCover', 'format'],
  ])('%o', (value, path, code) => {
    expect(refusal(() => parseClientQuote(value))).toEqual({ path, code })
  })
})

property.prop([fc.anything()])('anything else throws the named error', (value) => {
  expect(() => parseClientQuote(value)).toThrow(InvalidInputError)
})
