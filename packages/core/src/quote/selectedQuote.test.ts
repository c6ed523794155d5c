import { describe, expect, test } from 'vitest'
import type { InsurerComparison } from '../generated/wire.ts'
import { coverParts, declined, policyParts } from './answer.fixture.ts'
import { linkedToCriticalIllness, linkedToLife, quoteWith } from './cover.fixture.ts'
import { selectedQuote } from './selectedQuote.ts'

const head = { occupationClasses: { life: 'A', tpd: 'B', criticalIllness: 'AA', incomeProtection: 'C' } }
const insurer: InsurerComparison = {
  supplierCode: 'ACC',
  supplierName: 'Accord Life',
  status: 'quoted',
  reasons: [],
  adjustments: [],
  frequencies: {
    monthly: {
      covers: { life: coverParts(62.67), tpd: coverParts(105.65, { linked: 67.32, standalone: 38.33 }) },
      parts: policyParts(168.32),
      perYear: 2_019.84,
    },
    yearly: { covers: { life: coverParts(700) }, parts: policyParts(700), perYear: 700 },
  },
}

test('holds every field of the chosen offer', () => {
  expect(selectedQuote(insurer, head, linkedToLife(), 'monthly')).toEqual({
    paymentFrequency: 'monthly',
    productCode: 'ACC-01',
    productName: 'Accord Life Cover Plan',
    supplierCode: 'ACC',
    supplierName: 'Accord Life',
    premiums: { life: 62.67, tpd: 105.65, criticalIllness: null, incomeProtection: null },
    totalPremiumAmount: 168.32,
    tpe: 67.32,
    tpr: null,
    insurerOcc: 'A/B/AA/C',
    occupationClasses: head.occupationClasses,
  })
})

describe('the linked TPD premium', () => {
  test('is tpr when linked to critical illness', () => {
    const chosen = selectedQuote(insurer, head, linkedToCriticalIllness(), 'monthly')
    expect(chosen).toMatchObject({ tpe: null, tpr: 67.32 })
  })

  test('is neither when standalone', () => {
    const chosen = selectedQuote(insurer, head, quoteWith(['life']), 'yearly')
    expect(chosen).toMatchObject({ tpe: null, tpr: null, totalPremiumAmount: 700 })
  })
})

describe('nothing to choose', () => {
  test('at a frequency that was not priced', () => {
    expect(selectedQuote(insurer, head, linkedToLife(), 'quarterly')).toBeNull()
  })

  test('of an insurer that declined', () => {
    expect(selectedQuote(declined('NEO', 'level-not-offered'), head, linkedToLife(), 'monthly')).toBeNull()
  })
})
