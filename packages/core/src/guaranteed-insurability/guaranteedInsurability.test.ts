import { fc, test as property } from '@fast-check/vitest'
import { describe, expect, test } from 'vitest'
import { COVER_KINDS } from '../covers/kinds.ts'
import { addDays } from '../fields/localDate.ts'
import { kimsPolicy, robinsPolicy } from '../policies/policy.fixture.ts'
import { policyFromSaved } from '../policies/policyFromSaved.ts'
import { calendarDate } from '../testing/index.ts'
import { eventWindow } from './eventWindow.ts'
import { insurabilityFacts } from './insurabilityFacts.ts'
import { insurabilityReasons, NO_EVENT, nextIncreaseOn } from './insurabilityReasons.ts'
import { insurabilityRequest } from './insurabilityRequest.ts'
import { increaseLimits, maximumIncrease } from './maximumIncrease.ts'
import { proofsFor } from './proofs.ts'
import {
  type InsurabilityAnswers,
  type InsurabilityFacts,
  type InsurableCover,
  LIFE_EVENTS,
} from './types.ts'
import { validateIncrease } from './validateIncrease.ts'

const TODAY = '2026-11-23'
const life = (overrides: Partial<InsurableCover> = {}): InsurableCover => ({
  kind: 'life',
  sumInsured: 600_000,
  originalSum: 500_000,
  earlierIncreases: 0,
  highestSum: 15_000_000,
  ...overrides,
})
const facts = (overrides: Partial<InsurabilityFacts> = {}): InsurabilityFacts => ({
  age: 37,
  isInForce: true,
  isOnClaim: false,
  lastIncreaseOn: null,
  covers: [life()],
  ...overrides,
})
const wedding = (overrides: Partial<InsurabilityAnswers> = {}): InsurabilityAnswers => ({
  policyId: 'p-1001',
  event: 'marriage',
  eventDate: '2026-10-10',
  newAmount: null,
  earlierAmount: null,
  cover: 'life',
  increase: 100_000,
  acknowledged: true,
  ...overrides,
})

describe('the most that cover can be increased by', () => {
  test.each([
    ['a quarter of the original sum', life(), NO_EVENT, 125_000, 'share-of-original'],
    ['200,000 an event', life({ originalSum: 900_000 }), NO_EVENT, 200_000, 'event-maximum'],
    [
      'half of it for a mortgage',
      life({ originalSum: 300_000 }),
      wedding({ event: 'mortgage' }),
      150_000,
      'share-of-original',
    ],
    [
      '200,000 for a mortgage',
      life(),
      wedding({ event: 'mortgage', newAmount: 480_000 }),
      200_000,
      'event-maximum',
    ],
    ['the new loan', life(), wedding({ event: 'mortgage', newAmount: 120_000 }), 120_000, 'loan'],
    [
      'the rise of the loan',
      life(),
      wedding({ event: 'mortgage', newAmount: 480_000, earlierAmount: 400_000 }),
      80_000,
      'loan',
    ],
    [
      'ten times a rise of the salary',
      life(),
      wedding({ event: 'salaryRise', newAmount: 69_000, earlierAmount: 60_000 }),
      90_000,
      'salary-rise',
    ],
    [
      'a quarter of it after a greater rise',
      life(),
      wedding({ event: 'salaryRise', newAmount: 90_000, earlierAmount: 60_000 }),
      125_000,
      'share-of-original',
    ],
    [
      'nothing after a rise below 15 %',
      life(),
      wedding({ event: 'salaryRise', newAmount: 68_999, earlierAmount: 60_000 }),
      0,
      'salary-rise',
    ],
    [
      'what is left of the original sum',
      life({ earlierIncreases: 450_000 }),
      NO_EVENT,
      50_000,
      'all-increases',
    ],
    [
      'what is left of 1,000,000',
      life({ originalSum: 2_000_000, earlierIncreases: 900_000 }),
      NO_EVENT,
      100_000,
      'all-increases',
    ],
    ['nothing once all is used', life({ earlierIncreases: 500_000 }), NO_EVENT, 0, 'all-increases'],
    [
      'what the cover can be at most',
      life({ kind: 'criticalIllness', highestSum: 650_000 }),
      NO_EVENT,
      50_000,
      'cover-maximum',
    ],
    [
      '15 % of a monthly benefit',
      life({ kind: 'incomeProtection', sumInsured: 6_010, originalSum: 5_000 }),
      NO_EVENT,
      901,
      'share-of-benefit',
    ],
    [
      'nothing where the original sum is not known',
      life({ originalSum: null }),
      NO_EVENT,
      0,
      'no-original-sum',
    ],
  ] as const)('is %s', (_, cover, event, maximum, limitedBy) => {
    expect(maximumIncrease(cover, event)).toEqual({ maximum, limitedBy })
  })

  test('is the least of its limits, which are all named', () => {
    const event = wedding({ event: 'mortgage', newAmount: 120_000 })
    expect(increaseLimits(life(), event)).toEqual([
      { limitedBy: 'share-of-original', maximum: 250_000 },
      { limitedBy: 'event-maximum', maximum: 200_000 },
      { limitedBy: 'loan', maximum: 120_000 },
      { limitedBy: 'all-increases', maximum: 500_000 },
      { limitedBy: 'cover-maximum', maximum: 14_400_000 },
    ])
    const tooSmall = wedding({ event: 'salaryRise', newAmount: 61_000, earlierAmount: 60_000 })
    expect(
      increaseLimits(life({ kind: 'incomeProtection', sumInsured: 6_000 }), tooSmall).map(
        ({ limitedBy }) => limitedBy,
      ),
    ).toEqual(['share-of-benefit', 'salary-rise', 'all-increases', 'cover-maximum'])
    expect(increaseLimits(life({ originalSum: null }), event)).toEqual([
      { limitedBy: 'no-original-sum', maximum: 0 },
    ])
  })

  const dollars = fc.integer({ min: 0, max: 3_000_000 })
  property.prop(
    [
      fc.record({
        kind: fc.constantFrom(...COVER_KINDS),
        sumInsured: dollars,
        originalSum: dollars,
        earlierIncreases: dollars,
        highestSum: dollars,
      }),
      fc.record({
        event: fc.constantFrom(...LIFE_EVENTS),
        eventDate: fc.constant(TODAY),
        newAmount: fc.option(dollars, { nil: null }),
        earlierAmount: fc.option(dollars, { nil: null }),
      }),
    ],
    { numRuns: 1_000 },
  )('is whole, never negative, and never beyond a limit that holds for every event', (cover, event) => {
    const { maximum } = maximumIncrease(cover, event)
    const { originalSum, earlierIncreases, sumInsured, highestSum, kind } = cover
    expect(Number.isInteger(maximum) && maximum >= 0).toBe(true)
    if (maximum === 0) return
    expect(maximum).toBeLessThanOrEqual(Math.min(originalSum, 1_000_000) - earlierIncreases)
    expect(sumInsured + maximum).toBeLessThanOrEqual(highestSum)
    if (kind === 'incomeProtection') expect(maximum).toBeLessThanOrEqual(sumInsured * 0.15 + 0.001)
    else expect(maximum).toBeLessThanOrEqual(Math.min(originalSum / 2, 200_000))
    expect(
      maximumIncrease({ ...cover, earlierIncreases: earlierIncreases + maximum }, event).maximum,
    ).toBeLessThanOrEqual(maximum)
  })
})

describe('who and when', () => {
  test.each([
    ['nobody of 55', { age: 55 }, ['too-old']],
    ['not without an age', { age: null }, ['age-unknown']],
    ['not on claim', { isOnClaim: true }, ['on-claim']],
    ['not once it lapsed', { isInForce: false }, ['not-in-force']],
    ['once in 12 months', { lastIncreaseOn: '2025-11-24' }, ['increased-lately']],
    ['not once all is used', { covers: [life({ earlierIncreases: 500_000 })] }, ['nothing-left']],
  ] as const)('%s', (_, overrides, reasons) => {
    expect(insurabilityReasons(facts(overrides), TODAY)).toEqual(reasons)
  })

  test('somebody of 54, a year after the last increase', () => {
    const fine = facts({ age: 54, lastIncreaseOn: '2025-11-23' })
    expect(insurabilityReasons(fine, TODAY, wedding())).toEqual([])
    expect(nextIncreaseOn(fine)).toBe('2026-11-23')
    expect(nextIncreaseOn({ lastIncreaseOn: '2028-02-29' })).toBe('2029-03-01')
  })

  test('all reasons are given', () => {
    const bad = facts({ age: 60, isOnClaim: true, lastIncreaseOn: '2026-01-01' })
    expect(insurabilityReasons(bad, TODAY, wedding({ eventDate: '2026-09-23' }))).toEqual([
      'too-old',
      'on-claim',
      'increased-lately',
      'window-closed',
    ])
    const small = wedding({ event: 'salaryRise', newAmount: 61_000, earlierAmount: 60_000 })
    expect(insurabilityReasons(facts(), TODAY, { ...small, eventDate: '2026-11-24' })).toEqual([
      'event-to-come',
      'rise-too-small',
    ])
  })
})

describe('the countdown', () => {
  test.each([
    ['2026-11-23', { lastDay: '2027-01-22', daysLeft: 60, isOpen: true }],
    ['2026-09-24', { lastDay: '2026-11-23', daysLeft: 0, isOpen: true }],
    ['2026-09-23', { lastDay: '2026-11-22', daysLeft: -1, isOpen: false }],
    ['2026-11-24', { lastDay: '2027-01-23', daysLeft: 61, isOpen: false }],
  ])('of an event on %s', (date, window) => {
    expect(eventWindow(date, TODAY)).toEqual(window)
  })

  property.prop([calendarDate, fc.integer({ min: -10, max: 80 })])(
    'falls by one a day, and is open from the event for 61 days',
    (date, days) => {
      const today = addDays(date, days)
      const { daysLeft, isOpen, lastDay } = eventWindow(date, today)
      expect(addDays(today, daysLeft)).toBe(lastDay)
      expect(eventWindow(date, addDays(today, 1)).daysLeft).toBe(daysLeft - 1)
      expect(isOpen).toBe(days >= 0 && days <= 60)
    },
  )
})

describe('a request', () => {
  test('that is complete lacks nothing', () => {
    expect(validateIncrease(wedding({ increase: 125_000 }), facts(), TODAY)).toEqual([])
    expect(insurabilityRequest(wedding({ newAmount: 7 }), 'MLC-01')).toEqual({
      productCode: 'MLC-01',
      needs: {
        policyId: 'p-1001',
        event: 'marriage',
        eventDate: '2026-10-10',
        cover: 'life',
        increase: 100_000,
        newAmount: null,
        earlierAmount: null,
        acknowledged: true,
      },
    })
  })

  test('that is blank lacks everything', () => {
    const blank = { ...wedding(), ...NO_EVENT, cover: null, increase: null, acknowledged: false }
    expect(validateIncrease(blank, facts(), TODAY).map(({ field, code }) => [field, code])).toEqual([
      ['event', 'required'],
      ['eventDate', 'required'],
      ['cover', 'required'],
      ['increase', 'required'],
      ['acknowledged', 'required'],
    ])
    expect(insurabilityRequest(blank, 'MLC-01')).toBeNull()
  })

  test.each([
    [{ eventDate: '2026-11-24' }, 'eventDate', 'future'],
    [{ eventDate: '2026-09-01' }, 'eventDate', 'expired'],
    [{ cover: 'tpd' }, 'cover', 'choice'],
    [{ increase: 125_001 }, 'increase', 'max'],
    [{ increase: 0 }, 'increase', 'min'],
    [{ increase: 1.5 }, 'increase', 'whole-number'],
    [{ event: 'mortgage' }, 'newAmount', 'required'],
    [{ event: 'mortgage', newAmount: 400_000, earlierAmount: 400_000, increase: 1 }, 'newAmount', 'min'],
    [{ event: 'salaryRise', newAmount: 90_000 }, 'earlierAmount', 'required'],
    [{ event: 'salaryRise', newAmount: 68_999, earlierAmount: 60_000 }, 'newAmount', 'min'],
  ] as const)('of %o is refused', (overrides, field, code) => {
    expect(validateIncrease(wedding(overrides), facts(), TODAY)).toContainEqual({ field, code })
  })

  test('names the papers of its event', () => {
    expect(proofsFor(NO_EVENT)).toEqual([])
    expect(proofsFor(wedding())).toEqual([{ oneOf: ['marriage-certificate', 'relationship-certificate'] }])
    expect(proofsFor(wedding({ event: 'mortgage', earlierAmount: 400_000 }))).toEqual([
      { oneOf: ['loan-contract'] },
      { oneOf: ['earlier-loan-statement'] },
    ])
    for (const event of LIFE_EVENTS) expect(proofsFor(wedding({ event })).length).toBeGreaterThan(0)
  })
})

test('the facts of a policy are its covers, their limits and what was increased before', () => {
  const kim = policyFromSaved(
    kimsPolicy({
      original_Sums: { life: 1_000_000, tpd: 700_000, criticalIllness: 200_000, incomeProtection: null },
    }),
  )
  const increases = [
    { cover: 'life', increase: 100_000, on: '2024-05-01' },
    { cover: 'tpd', increase: 50_000, on: '2025-09-01' },
    { cover: 'life', increase: 50_000, on: '2025-02-01' },
  ] as const
  expect(insurabilityFacts(kim, { isOnClaim: false, increases }, TODAY)).toEqual({
    age: 37,
    isInForce: true,
    isOnClaim: false,
    lastIncreaseOn: '2025-09-01',
    covers: [
      {
        kind: 'life',
        sumInsured: 1_200_000,
        originalSum: 1_000_000,
        earlierIncreases: 150_000,
        highestSum: 15_000_000,
      },
      {
        kind: 'tpd',
        sumInsured: 800_000,
        originalSum: 700_000,
        earlierIncreases: 50_000,
        highestSum: 5_000_000,
      },
      {
        kind: 'criticalIllness',
        sumInsured: 200_000,
        originalSum: 200_000,
        earlierIncreases: 0,
        highestSum: 2_000_000,
      },
      {
        kind: 'incomeProtection',
        sumInsured: 6_000,
        originalSum: null,
        earlierIncreases: 0,
        highestSum: 6_400,
      },
    ],
  })
  const lapsed = policyFromSaved(robinsPolicy({ status: 'lapsed' }))
  expect(insurabilityFacts(lapsed, { isOnClaim: true, increases: [] }, TODAY)).toMatchObject({
    isInForce: false,
    isOnClaim: true,
    lastIncreaseOn: null,
  })
})
