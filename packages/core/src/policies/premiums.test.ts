import { fc, test as property } from '@fast-check/vitest'
import { describe, expect, test } from 'vitest'
import { kimsPolicy, robinsPolicy } from './policy.fixture.ts'
import { policyFromSaved } from './policyFromSaved.ts'
import { nextAnniversaries, nextDebit, premiumPerYear, totalPremium } from './premiums.ts'
import { sumsInsured } from './sumsInsured.ts'
import type { Policy } from './types.ts'

const robins = policyFromSaved(robinsPolicy())
const kims = policyFromSaved(kimsPolicy())
const priced = (amount: number | null, frequency: Policy['premium']['frequency']): Policy => ({
  ...robins,
  premium: { ...robins.premium, amount, frequency },
})

describe('what policies cost together', () => {
  test('a year, and an instalment of each frequency', () => {
    expect(premiumPerYear(robins)).toBe(692.52)
    expect(totalPremium([robins, kims, priced(0.1, 'monthly'), priced(0.2, 'monthly')])).toEqual({
      perYear: 10_463.7,
      byFrequency: [
        { frequency: 'monthly', amount: 58.01, policies: 3 },
        { frequency: 'yearly', amount: 9_767.58, policies: 1 },
      ],
      unknown: 0,
    })
  })

  test('counts what it doesn’t know, and nothing for a policy that has lapsed', () => {
    const lapsed: Policy = { ...robins, state: 'lapsed' }
    const lapsing: Policy = { ...robins, state: 'lapsing' }
    expect(totalPremium([lapsed, priced(null, 'monthly'), priced(10, null)])).toEqual({
      perYear: 0,
      byFrequency: [],
      unknown: 2,
    })
    expect(totalPremium([lapsing]).perYear).toBe(692.52)
    expect(totalPremium([])).toEqual({ perYear: 0, byFrequency: [], unknown: 0 })
  })

  property.prop([
    fc.array(
      fc.record({
        cents: fc.integer({ min: 0, max: 5_000_000 }),
        frequency: fc.constantFrom('monthly', 'quarterly', 'halfYearly', 'yearly'),
      }),
      { maxLength: 30 },
    ),
  ])('to the cent, in whatever order they come', (list) => {
    const times = { monthly: 12, quarterly: 4, halfYearly: 2, yearly: 1 }
    const cents = list.reduce((sum, { cents: each, frequency }) => sum + each * times[frequency], 0)
    const policies = list.map((one) => priced(one.cents / 100, one.frequency))
    expect(Math.round(totalPremium(policies).perYear * 100)).toBe(cents)
    expect(totalPremium(policies.toReversed())).toEqual(totalPremium(policies))
    const { byFrequency, perYear } = totalPremium(policies)
    const together = byFrequency.reduce((sum, part) => sum + part.amount * times[part.frequency], 0)
    expect(together).toBeCloseTo(perYear, 4)
  })
})

describe('the next debit', () => {
  const debited = (id: string, nextDebitDate: string | null): Policy => ({ ...robins, id, nextDebitDate })

  test('is the earliest day, with every policy of that day', () => {
    const list = [debited('c', '2027-01-02'), debited('a', '2026-12-14'), debited('b', '2026-12-14')]
    const next = nextDebit(list)
    expect([next?.date, next?.amount, next?.policies.map(({ id }) => id)]).toEqual([
      '2026-12-14',
      115.42,
      ['a', 'b'],
    ])
  })

  test('has no amount that would be too low, and is not there where nothing is debited', () => {
    const unknown = { ...priced(null, 'monthly'), nextDebitDate: '2026-12-14' }
    expect(nextDebit([debited('a', '2026-12-14'), unknown])?.amount).toBeNull()
    expect(nextDebit([debited('a', null)])).toBeNull()
    expect(nextDebit([{ ...robins, state: 'lapsed' }])).toBeNull()
  })
})

test('anniversaries come by date; one that has lapsed has none', () => {
  const dated = (id: string, nextAnniversaryDate: string | null): Policy => ({
    ...robins,
    id,
    nextAnniversaryDate,
  })
  const list = [dated('late', '2027-11-01'), dated('none', null), dated('soon', '2026-12-01')]
  const gone: Policy = { ...dated('gone', '2026-11-30'), state: 'lapsed' }
  expect(nextAnniversaries([...list, gone]).map(({ date, policy }) => [policy.id, date])).toEqual([
    ['soon', '2026-12-01'],
    ['late', '2027-11-01'],
  ])
})

test('sums insured are of what is in force', () => {
  const lapsed: Policy = { ...robins, state: 'lapsed' }
  expect(sumsInsured([robins, kims, lapsed])).toEqual({
    life: 1_800_000,
    tpd: 800_000,
    criticalIllness: 200_000,
    incomeProtection: 6_000,
  })
})
