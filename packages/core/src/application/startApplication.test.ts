import { test as property } from '@fast-check/vitest'
import { describe, expect, test } from 'vitest'
import { quoteWith } from '../quote/cover.fixture.ts'
import { savableApplication } from '../testing/index.ts'
import { selectedMlc } from './application.fixture.ts'
import { emptyApplication } from './emptyApplication.ts'
import { emptyHolder } from './holderFields.ts'
import { startApplication } from './startApplication.ts'

const quote = quoteWith(['life', 'incomeProtection'], {
  personalDetails: { age: 41, state: 'WA', occupation: 'Accountant', occupationId: 2 },
  lifeCover: { amount: 500_000 },
  incomeProtectionCover: { annualEarnings: 91_000, monthlyBenefit: 5_300 },
})

describe('a first application', () => {
  test('takes from the quote what it holds, and the frequency from the offer', () => {
    const answers = startApplication(quote, selectedMlc({ paymentFrequency: 'quarterly' }), { holderId: 'h' })
    expect(answers).toEqual({
      ...emptyApplication('h'),
      holders: [
        {
          ...emptyHolder('h'),
          state: 'WA',
          annualEarnings: 91_000,
          occupation: 'Accountant',
          occupationId: 2,
        },
      ],
      payment: { ...emptyApplication('h').payment, frequency: 'quarterly' },
    })
  })

  test('of a quote that holds nothing is empty but for the frequency', () => {
    const answers = startApplication(quoteWith([]), selectedMlc(), { holderId: 'h' })
    expect(answers.holders).toEqual([emptyHolder('h')])
    expect(answers.payment.frequency).toBe('monthly')
  })
})

describe('a later application', () => {
  const earlier = {
    ...emptyApplication('old'),
    holders: [
      { ...emptyHolder('old'), state: 'NSW' as const, occupation: 'Nurse', occupationId: 11 },
      emptyHolder('two'),
    ],
  }

  test('leaves what was typed, in the same rows', () => {
    const [first, second] = startApplication(quote, selectedMlc(), { holderId: 'new', earlier }).holders
    expect(first).toMatchObject({
      id: 'old',
      state: 'NSW',
      occupation: 'Nurse',
      occupationId: 11,
      annualEarnings: 91_000,
    })
    expect(second).toEqual(emptyHolder('two'))
  })
})

property.prop([savableApplication], { numRuns: 300 })(
  'clears nine acceptances, the versions and the signatures, and nothing else that was answered',
  ({ answers, quote: given, selected }) => {
    const started = startApplication(given, selected, { holderId: 'unused', earlier: answers })
    expect(Object.entries(started.acceptances)).toEqual(
      Object.keys(started.acceptances).map((name) => [name, false]),
    )
    expect(Object.keys(started.acceptances)).toHaveLength(9)
    expect(Object.values(started.versionsRead).flat()).toEqual([])
    expect(started.declarations).toEqual([])
    expect(started.beneficiaries).toBe(answers.beneficiaries)
    expect(started.holders.slice(1)).toEqual(answers.holders.slice(1))
    const [before, after] = [answers.holders[0], started.holders[0]]
    for (const [field, value] of Object.entries(before ?? {})) {
      if (value !== null) expect(Reflect.get(after ?? {}, field)).toBe(value)
    }
    const { frequency } = answers.payment
    expect(started.payment).toEqual({ ...answers.payment, frequency: frequency ?? selected.paymentFrequency })
    expect(startApplication(given, selected, { holderId: 'x', earlier: started })).toEqual(started)
  },
  30_000,
)
