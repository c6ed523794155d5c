import { test as property } from '@fast-check/vitest'
import { describe, expect, test } from 'vitest'
import { COVER_KINDS } from '../covers/kinds.ts'
import { quoteWith } from '../quote/cover.fixture.ts'
import { anyQuote } from '../testing/index.ts'
import { applicationSteps } from './applicationSteps.ts'

const without = [
  'confirm-cover',
  'duty-of-disclosure',
  'key-documents',
  'personal-questionnaire',
  'personal-information',
  'payment-details',
  'insurer-declarations',
]
const withBeneficiaries = [...without.slice(0, 6), 'beneficiaries', 'insurer-declarations']

describe('the steps', () => {
  test.each([
    ['life with an amount', quoteWith(['life'], { lifeCover: { amount: 500_000 } }), withBeneficiaries],
    ['every cover', quoteWith([...COVER_KINDS], { lifeCover: { amount: 1 } }), withBeneficiaries],
    ['life without an amount', quoteWith(['life']), without],
    ['life of 0', quoteWith(['life'], { lifeCover: { amount: 0 } }), without],
    [
      'an amount of life that is not selected',
      quoteWith(['tpd'], { lifeCover: { amount: 500_000 } }),
      without,
    ],
    ['nothing', quoteWith([]), without],
  ])('for %s', (_, quote, steps) => {
    expect(applicationSteps({ quote })).toEqual(steps)
  })
})

property.prop([anyQuote])(
  'every application has seven steps or eight and ends with the declarations',
  (quote) => {
    const steps = applicationSteps({ quote })
    expect(steps.filter((step) => step !== 'beneficiaries')).toEqual(without)
    expect(steps.at(-1)).toBe('insurer-declarations')
    const hasLife = quote.covers.selectedCovers.includes('life') && quote.lifeCover.amount !== null
    expect(steps.includes('beneficiaries')).toBe(hasLife && quote.lifeCover.amount !== 0)
  },
)
