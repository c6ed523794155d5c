import { fc, test as property } from '@fast-check/vitest'
import { describe, expect, test } from 'vitest'
import type { FieldInput } from '../fields/Field.ts'
import { anyQuote } from '../testing/index.ts'
import { quoteWith } from './cover.fixture.ts'
import { emptyQuote } from './emptyQuote.ts'
import { quoteFields, quoteForm } from './quoteFields.ts'
import type { ClientQuote } from './types.ts'

type Name = keyof typeof quoteForm.own
type Typed = { readonly [Key in Name]?: FieldInput }

const formOf = (quote: ClientQuote) => ({ ...quote, tpdTotal: null, tpdParentAmount: null, paidAs: null })

/** Types into the controls of a form whose quote stands, and reads those that were typed into. */
function typing(standing: ClientQuote, typed: Typed, isBenefitEntered = false) {
  const names = Object.keys(typed) as Name[]
  const context = { standing, isBenefitEntered }
  return quoteForm.submit(names, typed, { before: formOf(standing), context })
}

test('nothing is answered in a blank quote', () => {
  expect(quoteFields.empty).toEqual(emptyQuote())
})

property.prop([anyQuote], { numRuns: 200 })('what the controls show is read as it was', (quote) => {
  const { personalDetails, ...rest } = quote
  const shown = quoteFields.show(quote)
  const typed = Object.fromEntries(
    (
      [
        'personalDetails.gender',
        'personalDetails.isSmoker',
        'premiumType',
        'covers.payThroughSuper',
        'lifeCover.lifeOwner',
        'tpdCover.occupationType',
        'criticalIllnessCover.extras',
        'incomeProtectionCover.waitingPeriod',
        'paymentFrequency',
      ] as const
    ).map((name) => [name, shown[name]]),
  )
  const read = quoteFields.readable(typed, emptyQuote())
  expect(read.premiumType).toBe(rest.premiumType)
  expect(read.covers.payThroughSuper).toBe(rest.covers.payThroughSuper)
  expect(read.personalDetails.isSmoker).toBe(personalDetails.isSmoker)
  expect(read.lifeCover.lifeOwner).toBe(rest.lifeCover.lifeOwner)
  expect(read.criticalIllnessCover.extras).toEqual(rest.criticalIllnessCover.extras)
  expect(read.incomeProtectionCover.waitingPeriod).toBe(rest.incomeProtectionCover.waitingPeriod)
})

describe('an amount', () => {
  const life = quoteWith(['life'])
  test.each([
    ['', 'required'],
    ['0', 'min'],
    ['49,499', 'min'],
    ['15,000,500', 'max'],
    ['lots', 'format'],
  ])('of life cover, %j: %s', (amount, code) => {
    expect(typing(life, { 'lifeCover.amount': amount })).toEqual({
      faults: [{ field: 'lifeCover.amount', code, min: 50_000, max: 15_000_000 }],
    })
  })

  test('fits once it is rounded', () => {
    expect(typing(life, { 'lifeCover.amount': '49,500' })).toMatchObject({
      answers: { lifeCover: { amount: 49_500 } },
    })
  })

  test('that stands may stay, whatever new cover is limited to', () => {
    const old = quoteWith(['life'], { lifeCover: { amount: 20_000 } })
    expect(typing(old, { 'lifeCover.amount': '20,000' })).toHaveProperty('answers')
    expect(typing(old, { 'lifeCover.amount': '20,001' })).toHaveProperty('faults')
  })

  test('is asked of a selected cover alone', () => {
    expect(typing(quoteWith(['tpd']), { 'lifeCover.amount': '' })).toHaveProperty('answers')
  })

  test('of the cover that TPD is linked to is asked where it has none', () => {
    const typed = { tpdTotal: '300,000', 'tpdCover.tpdLinkTo': 'criticalIllness', tpdParentAmount: '' }
    const bare = quoteWith(['tpd', 'criticalIllness'])
    expect(typing(bare, typed)).toEqual({
      faults: [{ field: 'tpdParentAmount', code: 'required', min: 50_000, max: 2_000_000 }],
    })
    const held = quoteWith(['tpd', 'criticalIllness'], { criticalIllnessCover: { amount: 200_000 } })
    expect(typing(held, typed)).toHaveProperty('answers')
  })
})

describe('a link', () => {
  const covered = quoteWith(['life', 'tpd', 'criticalIllness'], { lifeCover: { amount: 400_000 } })

  test('of TPD in super to critical illness is refused, and stays where it stands', () => {
    const typed = { 'tpdCover.tpdLinkTo': 'criticalIllness', 'tpdCover.tpdOwner': 'S' }
    expect(typing(covered, typed)).toMatchObject({
      faults: [{ field: 'tpdCover.tpdLinkTo', code: 'choice' }],
    })
    const standing = { ...covered, tpdCover: { ...covered.tpdCover, tpdLinkTo: 'criticalIllness' as const } }
    expect(typing(standing, typed)).toHaveProperty('answers')
  })

  test('to a cover that is not selected is refused', () => {
    expect(typing(quoteWith(['tpd']), { 'tpdCover.tpdLinkTo': 'life' })).toMatchObject({
      faults: [{ field: 'tpdCover.tpdLinkTo', code: 'choice' }],
    })
  })

  test('of critical illness holds no more than life cover', () => {
    const typed = {
      'criticalIllnessCover.amount': '400,500',
      'criticalIllnessCover.criticalIllnessLinkTo': 'life',
    }
    expect(typing(covered, typed)).toMatchObject({
      faults: [{ field: 'criticalIllnessCover.criticalIllnessLinkTo', code: 'range' }],
    })
    expect(typing(covered, { ...typed, 'criticalIllnessCover.amount': '400,499' })).toHaveProperty('answers')
  })

  test('of critical illness is not asked without life cover', () => {
    const typed = { 'criticalIllnessCover.criticalIllnessLinkTo': '' }
    expect(typing(quoteWith(['criticalIllness']), typed)).toMatchObject({
      answers: { criticalIllnessCover: { criticalIllnessLinkTo: 'standalone' } },
    })
  })
})

describe('a monthly benefit', () => {
  const asked = quoteWith(['incomeProtection'])
  const earning = (annualEarnings: string, monthlyBenefit: string) => ({
    'incomeProtectionCover.annualEarnings': annualEarnings,
    'incomeProtectionCover.monthlyBenefit': monthlyBenefit,
  })
  test.each([
    ['90,000', '5,300', 'max', 5_250],
    ['90,000', '1,499', 'min', 5_250],
    ['20,000', '', 'range', 1_150],
    ['900,000', '31,000', 'max', 30_000],
  ])('of earnings of %s, %s: %s', (earnings, monthlyBenefit, code, max) => {
    expect(typing(asked, earning(earnings, monthlyBenefit), true)).toEqual({
      faults: [{ field: 'incomeProtectionCover.monthlyBenefit', code, min: 1_500, max }],
    })
  })

  test('that earnings propose may be above what they allow', () => {
    expect(typing(asked, earning('90,000', '5,300'))).toHaveProperty('answers')
  })
})

describe('the covers', () => {
  test('leave out what a person is not offered', () => {
    const quote = emptyQuote()
    const old = { ...quote, personalDetails: { ...quote.personalDetails, age: 61 } }
    const covers = ['incomeProtection', 'life']
    expect(typing(old, { 'covers.selectedCovers': covers })).toMatchObject({
      answers: { covers: { selectedCovers: ['life'] } },
    })
    expect(typing(old, { 'covers.selectedCovers': ['incomeProtection'] })).toMatchObject({
      faults: [{ field: 'covers.selectedCovers', code: 'required' }],
    })
  })
})

property.prop([anyQuote, fc.record({ amount: fc.string() })])(
  'no text makes it throw',
  (quote, { amount }) => {
    const typed = {
      'lifeCover.amount': amount,
      tpdTotal: amount,
      'incomeProtectionCover.monthlyBenefit': amount,
    }
    expect(Object.keys(typing(quote, typed))).toHaveLength(1)
  },
)
