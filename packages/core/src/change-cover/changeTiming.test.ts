import { describe, expect, test } from 'vitest'
import { selectCovers } from '../quote/selectCovers.ts'
import { setCoverAmount } from '../quote/setCoverAmount.ts'
import { kimsChange, robinsChange, TODAY } from './change.fixture.ts'
import { COOLING_OFF_DAYS, coolingOffCovers, effectiveDate } from './changeTiming.ts'
import { indexationEffects, indexationResumesOn } from './indexationEffects.ts'

const days = { today: TODAY, nextDebit: '2026-12-14', nextAnniversary: '2027-08-14' }

describe('a change begins', () => {
  test.each([
    [
      'with the next premium when cover is reduced',
      robinsChange((now) => setCoverAmount(now, 'life', 100_000).quote),
      '2026-12-14',
    ],
    [
      'with the next premium when it is paid otherwise',
      robinsChange((now) => ({ ...now, paymentFrequency: 'yearly' })),
      '2026-12-14',
    ],
    [
      'at the next anniversary when indexation is turned off',
      robinsChange((now) => now, { indexation: 'offPermanent' }),
      '2027-08-14',
    ],
  ])('%s', (_, change, date) => {
    expect(effectiveDate(change, days)).toEqual({ kind: 'day', date })
  })

  test('when the insurer accepts, where health questions are needed', () => {
    const change = robinsChange((now) => setCoverAmount(now, 'life', 700_000).quote)
    expect(effectiveDate(change, days)).toEqual({ kind: 'on-acceptance' })
  })

  test('today, where no premium is due or its day is past', () => {
    const change = robinsChange((now) => setCoverAmount(now, 'life', 100_000).quote)
    expect(effectiveDate(change, { ...days, nextDebit: null })).toEqual({ kind: 'day', date: TODAY })
    expect(effectiveDate(change, { ...days, nextDebit: '2026-11-01' })).toEqual({ kind: 'day', date: TODAY })
  })
})

test('cooling-off is for what is added or increased alone', () => {
  expect(COOLING_OFF_DAYS).toBe(14)
  const change = kimsChange((now) => {
    const less = setCoverAmount(now, 'life', 2_000_000).quote
    return selectCovers(setCoverAmount(less, 'incomeProtection', 3_000).quote, [
      'life',
      'tpd',
      'incomeProtection',
    ]).quote
  })
  expect(coolingOffCovers(change)).toEqual(['life'])
})

describe('indexation', () => {
  const projection = {
    ages: [37, 38, 39],
    sumInsured: {
      on: { life: [600_000, 618_000, 636_540] },
      off12Months: { life: [600_000, 600_000, 618_000] },
      offPermanent: { life: [600_000, 600_000, 600_000] },
    },
    premiums: {
      on: [648.25, 683.83, 722.02],
      off12Months: [648.25, 668.53, 705.41],
      offPermanent: [648.25, 668.53, 690.99],
    },
  }

  test('off for 12 months leaves out one rise and resumes a year after it', () => {
    expect(indexationResumesOn('2027-08-14')).toBe('2028-08-14')
    expect(indexationResumesOn('2028-02-29')).toBe('2029-03-01')
    const effects = indexationEffects(projection, '2027-08-14')
    expect(
      effects.map(({ indexation, resumesOn, isPermanent }) => [indexation, resumesOn, isPermanent]),
    ).toEqual([
      ['on', null, false],
      ['off12Months', '2028-08-14', false],
      ['offPermanent', null, true],
    ])
    expect(effects[1]?.years).toEqual([
      { from: '2026-08-14', age: 37, sumInsured: { life: 600_000 }, premium: 648.25 },
      { from: '2027-08-14', age: 38, sumInsured: { life: 600_000 }, premium: 668.53 },
      { from: '2028-08-14', age: 39, sumInsured: { life: 618_000 }, premium: 705.41 },
    ])
  })
})
