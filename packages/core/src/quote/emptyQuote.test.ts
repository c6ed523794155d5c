import { expect, test } from 'vitest'
import { applyAllRules } from './applyAllRules.ts'
import { emptyQuote } from './emptyQuote.ts'
import { parseClientQuote } from './parseClientQuote.ts'

test('nothing is answered and the defaults are those of the specification', () => {
  expect(emptyQuote()).toEqual({
    personalDetails: {
      age: null,
      gender: null,
      isSmoker: null,
      occupation: null,
      occupationId: null,
      state: null,
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
  })
})

test('every call makes a quote of its own', () => {
  expect(emptyQuote()).not.toBe(emptyQuote())
  expect(emptyQuote().tpdCover.extras).not.toBe(emptyQuote().tpdCover.extras)
})

test('rules and parsing leave it alone', () => {
  expect(applyAllRules(emptyQuote()).changes).toEqual([])
  expect(parseClientQuote(emptyQuote())).toEqual(emptyQuote())
})
