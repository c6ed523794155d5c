import { describe, expect, it } from 'vitest'
import { expectNoReach } from '#common/testing/expectNoReach.ts'
import { emptyQuoteAnswers } from '#quote/answers'
import { quoteKind } from './quoteKind.ts'

it('T2: takes no keys that reach a prototype', () => {
  expectNoReach(quoteKind, { ...emptyQuoteAnswers(), typed: { 'personal-details/age': '5' } })
})

/** As the first release stored it, written out: neither today's types nor today's defaults have made it. */
const firstStored = {
  typed: { 'personal-details/age': '34', 'select-covers/selectedCovers': ['life'] },
  progress: { furthest: 'select-covers', submitted: false, sentAt: '2026-11-21T09:00:00.000Z' },
  quote: {
    personalDetails: {
      age: 34,
      gender: 'F',
      isSmoker: false,
      occupation: null,
      occupationId: null,
      state: 'NSW',
    },
    premiumType: null,
    covers: { payThroughSuper: null, selectedCovers: [] },
    lifeCover: { amount: null, lifeOwner: 'O' },
    tpdCover: {
      amountLinked: null,
      amountStandalone: null,
      tpdLinkTo: 'standalone',
      occupationType: 'any',
      extras: [],
      tpdOwner: 'O',
    },
    criticalIllnessCover: {
      amount: null,
      criticalIllnessLinkTo: 'standalone',
      extras: [],
      criticalIllnessOwner: 'O',
    },
    incomeProtectionCover: {
      annualEarnings: null,
      incomeReplacement: 70,
      monthlyBenefit: null,
      waitingPeriod: '60',
      benefitPeriod: '5',
      extraCostOptions: [],
      incomeProtectionOwner: 'O',
    },
    paymentFrequency: 'monthly',
  },
  entry: 'direct',
  allowAdjustments: false,
  typedBenefit: false,
  calculated: null,
  announced: [],
  comparison: null,
  selected: null,
}

describe('a draft that a released version stored still opens', () => {
  it.each([
    ['the first, with when it was sent', firstStored.progress, {}],
    ['without when it was sent', { furthest: 'select-covers', submitted: false }, {}],
    [
      'with the revision of the account',
      { furthest: 'select-covers', submitted: false, accountRev: 7 },
      { accountRev: 7 },
    ],
  ])('%s', (_name, progress, own) => {
    const { sentAt: _dropped, ...stored } = firstStored.progress
    expect(quoteKind.parse({ ...firstStored, progress })).toEqual({
      ...firstStored,
      progress: { ...stored, ...own },
    })
  })

  it('with the home loan, how somebody is paid and whom a comparison went to, which came later', () => {
    const mailedTo = { firstName: 'Casey', lastName: null, email: 'casey@example.com' }
    const later = { homeLoan: 620_000, paidAs: 'selfEmployed', mailedTo }
    expect(quoteKind.parse({ ...firstStored, ...later })).toMatchObject(later)
  })

  it('at its beginning where its furthest step is no longer one', () => {
    const progress = { furthest: 'a-step-of-before', submitted: false, sentAt: null }
    expect(quoteKind.parse({ ...firstStored, progress })).toMatchObject({
      progress: { furthest: null },
      quote: { personalDetails: { age: 34, state: 'NSW' } },
    })
  })
})
