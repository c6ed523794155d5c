import { fc, test as property } from '@fast-check/vitest'
import { describe, expect, test } from 'vitest'
import { applyAllRules } from '../quote/applyAllRules.ts'
import { quoteWith } from '../quote/cover.fixture.ts'
import { anyQuote, LAWFUL_TODAY, policyHolder } from '../testing/index.ts'
import { robin } from './application.fixture.ts'
import { differencesFromQuote, requoteFor } from './differencesFromQuote.ts'
import type { PolicyHolder } from './holderFields.ts'
import { emptyHolder } from './holderFields.ts'

const today = '2026-11-23'
const quote = quoteWith(['life', 'incomeProtection'], {
  personalDetails: {
    age: 37,
    gender: 'F',
    isSmoker: false,
    occupation: 'Accountant',
    occupationId: 2,
    state: 'NSW',
  },
  lifeCover: { amount: 2_000_000 },
  incomeProtectionCover: { annualEarnings: 85_000, monthlyBenefit: 4_900 },
})
const fieldsOf = (...args: Parameters<typeof differencesFromQuote>) =>
  differencesFromQuote(...args).map(({ field }) => field)

describe('differences', () => {
  test('are none when the person is the one who was quoted', () => {
    expect(differencesFromQuote(robin(), quote, today)).toEqual([])
  })

  test('are none of what is not answered', () => {
    expect(differencesFromQuote(emptyHolder('a'), quote, today)).toEqual([])
  })

  test('name the quote’s own leaves, from and to', () => {
    const other = robin({
      dateOfBirth: '1966-11-23',
      state: 'VIC',
      occupation: 'Nurse',
      occupationId: 11,
      annualEarnings: 70_000,
    })
    expect(differencesFromQuote(other, quote, today)).toEqual([
      { field: 'personalDetails.age', from: 37, to: 60, reason: 'application-details' },
      { field: 'personalDetails.state', from: 'NSW', to: 'VIC', reason: 'application-details' },
      { field: 'personalDetails.occupation', from: 'Accountant', to: 'Nurse', reason: 'application-details' },
      { field: 'personalDetails.occupationId', from: 2, to: 11, reason: 'application-details' },
      {
        field: 'incomeProtectionCover.annualEarnings',
        from: 85_000,
        to: 70_000,
        reason: 'application-details',
      },
    ])
  })

  test('of age begin on the birthday', () => {
    const holder = robin({ dateOfBirth: '1988-11-24' })
    expect(fieldsOf(holder, quote, '2026-11-23')).toEqual([])
    expect(fieldsOf(holder, quote, '2026-11-24')).toEqual(['personalDetails.age'])
  })

  test('of earnings count only with income protection', () => {
    const life = { ...quote, covers: { ...quote.covers, selectedCovers: ['life' as const] } }
    expect(fieldsOf(robin({ annualEarnings: 1 }), life, today)).toEqual([])
  })

  test('of earnings count once they are too low for the monthly benefit', () => {
    // 70 % of $84,000 a year is $4,900 a month.
    expect(fieldsOf(robin({ annualEarnings: 84_000 }), quote, today)).toEqual([])
    expect(fieldsOf(robin({ annualEarnings: 83_900 }), quote, today)).toEqual([
      'incomeProtectionCover.annualEarnings',
    ])
    expect(fieldsOf(robin({ annualEarnings: 200_000 }), quote, today)).toEqual([])
  })

  test('of an occupation in words alone are none: the id prices', () => {
    expect(fieldsOf(robin({ occupation: 'Bookkeeper', occupationId: null }), quote, today)).toEqual([])
    expect(fieldsOf(robin({ occupation: 'Bookkeeper' }), quote, today)).toEqual([])
  })
})

describe('a new quote', () => {
  const requoted = (holder: PolicyHolder) => requoteFor(quote, differencesFromQuote(holder, quote, today))

  test('without differences is the same object', () => {
    expect(requoteFor(quote, [])).toEqual({ quote, changes: [] })
    expect(requoteFor(quote, []).quote).toBe(quote)
  })

  test('takes the state, and nothing else changes', () => {
    expect(requoted(robin({ state: 'VIC' }))).toEqual({
      quote: { ...quote, personalDetails: { ...quote.personalDetails, state: 'VIC' } },
      changes: [{ field: 'personalDetails.state', from: 'NSW', to: 'VIC', reason: 'application-details' }],
    })
  })

  test('above 60 has no income protection, and says why', () => {
    const { quote: older, changes } = requoted(robin({ dateOfBirth: '1965-11-23' }))
    expect(older.personalDetails.age).toBe(61)
    expect(older.covers.selectedCovers).toEqual(['life'])
    expect(changes.find(({ field }) => field === 'covers.selectedCovers')?.reason).toBe('age-over-60')
  })

  test('of a homemaker has the homemaker’s caps', () => {
    const { quote: capped, changes } = requoted(robin({ occupation: 'Homemaker', occupationId: 1 }))
    expect(capped.lifeCover.amount).toBe(1_500_000)
    expect(changes.find(({ field }) => field === 'lifeCover.amount')).toEqual({
      field: 'lifeCover.amount',
      from: 2_000_000,
      to: 1_500_000,
      reason: 'homemaker-cap',
    })
  })

  test('of lower earnings has the benefit that they allow', () => {
    const { quote: lower, changes } = requoted(robin({ annualEarnings: 60_000 }))
    expect(lower.incomeProtectionCover).toMatchObject({ annualEarnings: 60_000, monthlyBenefit: 3_500 })
    expect(changes.find(({ field }) => field === 'incomeProtectionCover.monthlyBenefit')?.reason).toBe(
      'earnings-limit',
    )
  })

  test('of higher earnings is the old one', () => {
    expect(requoted(robin({ annualEarnings: 200_000 })).quote).toBe(quote)
  })
})

property.prop([policyHolder, anyQuote, fc.constant(LAWFUL_TODAY)], { numRuns: 300 })(
  'a new quote has no difference left, is within the rules, and gives every change a reason',
  (holder, given, day) => {
    const differences = differencesFromQuote(holder, given, day)
    const { quote: requoted, changes } = requoteFor(given, differences)
    expect(differencesFromQuote(holder, requoted, day)).toEqual([])
    expect(applyAllRules(requoted).changes).toEqual([])
    for (const { field, from, to } of differences) {
      expect(from).not.toEqual(to)
      const isGone = !requoted.covers.selectedCovers.includes('incomeProtection')
      if (field === 'incomeProtectionCover.annualEarnings' && isGone) continue
      expect(changes.some((change) => change.field === field)).toBe(true)
    }
    for (const { field, to } of changes) {
      const [group = '', leaf = ''] = field.split('.')
      expect(Reflect.get(Reflect.get(requoted, group) ?? {}, leaf)).toEqual(to)
    }
  },
  30_000,
)
