import type { AnswerFormat } from '@coverkit/flow-draft'
import * as fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { fixtures } from '../testing/quoteVisitor.fixture.ts'
import { quoteAnswerFormat } from './quoteAnswerFormat.ts'

let words: AnswerFormat
beforeAll(async () => {
  words = await quoteAnswerFormat()
})

describe('an answer that the server refused', () => {
  it.each([
    ['covers.selectedCovers', 'Your covers', 'select-covers'],
    ['covers.payThroughSuper', 'Your answer about paying through super', 'select-covers'],
    ['lifeCover.amount', 'Your life cover amount', 'life-cover'],
    ['tpdCover.amountLinked', 'The linked part of your TPD cover', 'tpd-cover'],
    ['tpdCover.tpdOwner', 'The owner of your TPD cover', 'tpd-cover'],
    [
      'criticalIllnessCover.criticalIllnessOwner',
      'The owner of your critical illness cover',
      'critical-illness-cover',
    ],
    ['incomeProtectionCover.monthlyBenefit', 'Your monthly benefit', 'income-protection-cover'],
    ['personalDetails.age', 'Your age', 'personal-details'],
    ['premiumType', 'Your premium type', 'premium-type'],
    ['paymentFrequency', 'Your payment frequency', 'quote'],
  ])('%s is %s, changed at %s', (field, label, step) => {
    expect(words.refused(field)).toEqual({ label, href: `/client-quote/${step}` })
  })

  it.each(['accountName', 'lifeCover', ''])('%j is none', (field) => {
    expect(words.refused(field)).toBeNull()
  })
})

describe('an answer that two tabs gave different values', () => {
  it.each([
    [['quote', 'lifeCover', 'amount'], 500_000, 'Your life cover amount', '$500,000'],
    [['typed', 'life-cover/amount'], '85k', 'Your life cover amount', '85k'],
    [['typed', 'life-cover/owner'], 'S', 'The owner of your life cover', 'Inside super'],
    [['typed', 'select-covers/covers'], ['life', 'tpd'], 'Your covers', 'Life cover, TPD cover'],
    [['typed', 'select-covers/payThroughSuper'], 'yes', 'Your answer about paying through super', 'Yes'],
    [['typed', 'tpd-cover/amount'], '300k', 'The standalone part of your TPD cover', '300k'],
    [['typed', 'tpd-cover/parentAmount'], '1m', 'Your life cover amount', '1m'],
    [['typed', 'tpd-cover/structure'], 'life', 'The structure of your TPD cover', 'Linked to life'],
    [
      ['typed', 'critical-illness-cover/structure'],
      'standalone',
      'The structure of your critical illness cover',
      'Standalone',
    ],
    [['typed', 'income-protection-cover/options'], [], 'The options on your income protection', 'none'],
    [['typed', 'income-protection-cover/waitingPeriod'], '90', 'Your waiting period', '90 days'],
    [['typed', 'personal-details/smoker'], 'no', 'Your answer about smoking', 'No'],
    [['typed', 'personal-details/occupationName'], 'Accountant', 'Your occupation', 'Accountant'],
    [['typed', 'personal-details/occupation'], '2', 'Your occupation', ''],
    [['typed', 'premium-type/premiumType'], 'stepped', 'Your premium type', 'Stepped (variable age-stepped)'],
    [['typed', 'premium-type/paymentFrequency'], 'yearly', 'Your payment frequency', 'Yearly'],
  ])('%j of %j is %s: %s', (path, value, label, text) => {
    expect(words.label(path)).toBe(label)
    expect(words.value(path, value)).toBe(text)
  })

  it.each([[['typed', 'tpd-cover/bare']], [['typed', 'get-quote/amount']], [['progress', 'furthest']]])(
    '%j has no name',
    (path) => {
      expect(words.label(path)).toBeNull()
      expect(words.value(path, 'x')).toBe('')
    },
  )
})

it('knows the leaf of everything that a visitor types', () => {
  for (const [step, { entered }] of fixtures) {
    const names = new Set(fc.sample(entered, 50).flatMap((fields) => Object.keys(fields)))
    for (const name of names) expect(words.label(['typed', `${step}/${name}`]), name).not.toBeNull()
  }
})
