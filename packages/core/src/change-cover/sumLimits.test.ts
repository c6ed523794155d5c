import { test as property } from '@fast-check/vitest'
import { describe, expect, test } from 'vitest'
import { COVER_KINDS } from '../covers/kinds.ts'
import { coversOf, sumInsuredOf } from '../covers/sums.ts'
import type { PersonalDetails } from '../person/personalDetails.ts'
import { selectCovers } from '../quote/selectCovers.ts'
import { setCoverAmount } from '../quote/setCoverAmount.ts'
import type { ClientQuote } from '../quote/types.ts'
import { anyCoverChange } from '../testing/index.ts'
import { applyChangeRules } from './applyChangeRules.ts'
import { kimsChange, robinsChange } from './change.fixture.ts'
import { sumLimits } from './sumLimits.ts'

const kim = kimsChange().now.quote
const as = (quote: ClientQuote, details: Partial<PersonalDetails>): ClientQuote => ({
  ...quote,
  personalDetails: { ...quote.personalDetails, ...details },
})

describe('how far a cover can be changed', () => {
  test('is what is offered to somebody new', () => {
    expect(COVER_KINDS.map((kind) => sumLimits(kim, kim, kind))).toEqual([
      { minimum: 50_000, maximum: 15_000_000, reason: 'cover-maximum' },
      { minimum: 50_000, maximum: 5_000_000, reason: 'cover-maximum' },
      { minimum: 50_000, maximum: 2_000_000, reason: 'cover-maximum' },
      { minimum: 1_500, maximum: 6_400, reason: 'earnings-limit' },
    ])
  })

  test('is what there is, for whom no more is offered', () => {
    const old = as(kim, { age: 66 })
    expect(COVER_KINDS.map((kind) => sumLimits(old, old, kind).maximum)).toEqual([
      15_000_000, 800_000, 200_000, 6_000,
    ])
    const robin = as(robinsChange().now.quote, { age: 61 })
    expect(sumLimits(robin, robin, 'incomeProtection')).toMatchObject({ maximum: 0, reason: 'entry-age' })
    const level: ClientQuote = { ...old, premiumType: 'level' }
    expect(sumLimits(old, level, 'life')).toMatchObject({ maximum: 1_200_000, reason: 'entry-age' })
  })

  test('is the homemaker’s, or what a homemaker has', () => {
    const home = as(kim, { occupationId: 1 })
    expect(sumLimits(home, home, 'life')).toMatchObject({ maximum: 1_500_000, reason: 'homemaker-cap' })
    const rich = setCoverAmount(home, 'life', 2_000_000).quote
    expect(sumLimits(rich, rich, 'life').maximum).toBe(2_000_000)
  })

  test('goes down to what there is, where that is less than new cover', () => {
    const small: ClientQuote = { ...kim, lifeCover: { ...kim.lifeCover, amount: 30_000 } }
    expect(sumLimits(small, small, 'life').minimum).toBe(30_000)
  })
})

describe('the rules', () => {
  test('take nothing that the policy has, however old its holder', () => {
    const old = as(kim, { age: 66, occupationId: 36 })
    expect(applyChangeRules(old, old)).toEqual({ quote: old, changes: [] })
  })

  test('leave own occupation to somebody who has it, and give it to nobody else who may not', () => {
    const own = (quote: ClientQuote): ClientQuote => ({
      ...quote,
      tpdCover: { ...quote.tpdCover, occupationType: 'own', tpdOwner: 'O' },
    })
    const home = as(kim, { occupationId: 1 })
    expect(applyChangeRules(own(home), own(home)).changes).toEqual([])
    expect(applyChangeRules(home, own(home)).changes).toEqual([
      { field: 'tpdCover.occupationType', from: 'own', to: 'any', reason: 'own-occupation-not-available' },
    ])
  })

  test('neither add nor increase what is not offered any more', () => {
    const old = as(kim, { age: 66 })
    const more = { ...old, incomeProtectionCover: { ...old.incomeProtectionCover, monthlyBenefit: 6_400 } }
    expect(applyChangeRules(old, more).changes).toEqual([
      { field: 'incomeProtectionCover.monthlyBenefit', from: 6_400, to: 6_000, reason: 'age-over-60' },
    ])
    const robin = as(robinsChange().now.quote, { age: 61 })
    const added = selectCovers(robin, ['life', 'incomeProtection']).quote
    expect(applyChangeRules(robin, added).quote.covers.selectedCovers).toEqual(['life'])
  })

  property.prop([anyCoverChange], { numRuns: 1_000 })(
    'are idempotent, and leave every cover as large as it is wanted and offered',
    ({ now, after }) => {
      const { quote } = applyChangeRules(now.quote, after.quote)
      expect(applyChangeRules(now.quote, quote).quote).toBe(quote)
      expect(applyChangeRules(now.quote, now.quote).quote).toBe(now.quote)
      for (const kind of coversOf(quote)) {
        const wanted = sumInsuredOf(after.quote, kind)
        const { maximum, reason } = sumLimits(now.quote, after.quote, kind)
        const isRule = kind === 'incomeProtection' || reason !== 'entry-age'
        expect(sumInsuredOf(quote, kind)).toBe(isRule ? Math.min(wanted, maximum) : wanted)
      }
    },
  )
})
