import { fc, test as property } from '@fast-check/vitest'
import { describe, expect, test } from 'vitest'
import { COVER_KINDS, type CoverKind } from '../covers/kinds.ts'
import type { PolicyOwners, Policy as SavedPolicy } from '../generated/wire.ts'
import { applyAllRules } from '../quote/applyAllRules.ts'
import { selectCovers } from '../quote/selectCovers.ts'
import { savableQuote } from '../testing/index.ts'
import { kimsPolicy, robinsPolicy } from './policy.fixture.ts'
import { policyFromSaved } from './policyFromSaved.ts'
import { policyTerms } from './policyTerms.ts'
import { quoteFromPolicy } from './quoteFromPolicy.ts'

const TODAY = '2026-11-23'
const quoteOf = (saved: SavedPolicy) => quoteFromPolicy(policyFromSaved(saved), TODAY)

describe('the quote that a change of cover starts from', () => {
  test('asks for what the policy covers, for the person it insures', () => {
    const quote = quoteOf(kimsPolicy())
    expect(quote.personalDetails).toEqual({
      age: 37,
      gender: 'M',
      isSmoker: false,
      occupation: 'Administrator (office)',
      occupationId: 4,
      state: 'NSW',
    })
    expect(quote.premiumType).toBe('stepped')
    expect(quote.paymentFrequency).toBe('yearly')
    expect(quote.covers).toEqual({
      payThroughSuper: null,
      selectedCovers: ['life', 'tpd', 'criticalIllness', 'incomeProtection'],
    })
    expect(quote.lifeCover).toEqual({ amount: 1_200_000, lifeOwner: 'S' })
    expect(quote.tpdCover).toEqual({
      amountLinked: 700_000,
      amountStandalone: 100_000,
      tpdLinkTo: 'life',
      occupationType: 'any',
      extras: ['lifeBuyBack', 'doubleTpd'],
      tpdOwner: 'S',
    })
    expect(quote.criticalIllnessCover).toEqual({
      amount: 200_000,
      criticalIllnessLinkTo: 'standalone',
      extras: ['reinstatement'],
      criticalIllnessOwner: 'O',
    })
    expect(quote.incomeProtectionCover).toEqual({
      annualEarnings: 110_000,
      incomeReplacement: 65,
      monthlyBenefit: 6_000,
      waitingPeriod: '90',
      benefitPeriod: '65',
      extraCostOptions: ['increasingClaim', 'superContribution'],
      incomeProtectionOwner: 'J',
    })
  })

  test('is for the age of today; without a date of birth for the age of the premium', () => {
    const { insured: robin } = robinsPolicy()
    const insured = (over: object) => robinsPolicy({ insured: robin ? { ...robin, ...over } : null })
    expect(quoteOf(insured({ date_of_Birth: '1985-11-24' })).personalDetails.age).toBe(40)
    expect(quoteOf(insured({ date_of_Birth: '1985-11-23' })).personalDetails.age).toBe(41)
    expect(quoteOf(insured({ date_of_Birth: null })).personalDetails.age).toBe(37)
  })

  test.each<[string, PolicyOwners, 'true' | 'false' | null]>([
    ['all outside', { life: 'O', tpd: 'O', criticalIllness: 'O', incomeProtection: 'O' }, 'false'],
    ['all inside', { life: 'S', tpd: 'S', criticalIllness: 'O', incomeProtection: 'S' }, 'true'],
    ['one in part', { life: 'S', tpd: 'S', criticalIllness: 'O', incomeProtection: 'J' }, null],
    ['one unknown', { life: 'S', tpd: null, criticalIllness: 'O', incomeProtection: 'S' }, null],
  ])('says whether super pays: %s', (_, owners, answer) => {
    expect(quoteOf(kimsPolicy({ owners })).covers.payThroughSuper).toBe(answer)
  })

  test('leaves a policy that breaks no rule as it is', () => {
    for (const saved of [robinsPolicy(), kimsPolicy()]) {
      const quote = quoteOf(saved)
      expect(applyAllRules(quote).changes).toEqual([])
      expect(selectCovers(quote, quote.covers.selectedCovers).changes).toEqual([])
    }
  })
})

test('what is not selected is in no field of the terms', () => {
  const { owners, structures, ...terms } = policyTerms({
    ...quoteOf(kimsPolicy()),
    covers: { payThroughSuper: null, selectedCovers: ['life'] },
  })
  expect(owners).toEqual({ life: 'S', tpd: null, criticalIllness: null, incomeProtection: null })
  expect(structures).toEqual({ tpd: null, criticalIllness: null })
  const known = Object.entries(terms).filter(([, value]) => value !== null)
  expect(Object.fromEntries(known)).toEqual({
    sum_Insured: 1_200_000,
    premium_Structure: 'S',
    premium_frequency: 'yearly',
  })
})

const PARTS = {
  life: 'lifeCover',
  tpd: 'tpdCover',
  criticalIllness: 'criticalIllnessCover',
  incomeProtection: 'incomeProtectionCover',
} as const satisfies Record<CoverKind, string>

property.prop([savableQuote, fc.subarray([...COVER_KINDS])], { numRuns: 1_000 })(
  'a quote that became a policy is read back from it, cover by cover',
  (anything, kinds) => {
    const { quote } = applyAllRules(selectCovers(anything, kinds).quote)
    const saved: SavedPolicy = { id: 'p', name: 'N', insurer_Code: 'ACC', ...policyTerms(quote) }
    const back = quoteOf(JSON.parse(JSON.stringify(saved)))
    expect(back.covers.selectedCovers.every((kind) => quote.covers.selectedCovers.includes(kind))).toBe(true)
    for (const kind of back.covers.selectedCovers) expect(back[PARTS[kind]]).toEqual(quote[PARTS[kind]])
    expect([back.premiumType, back.paymentFrequency]).toEqual([quote.premiumType, quote.paymentFrequency])
    expect(policyTerms(back)).toEqual(policyTerms(quote))
    expect(selectCovers(back, back.covers.selectedCovers).changes).toEqual([])
  },
)
