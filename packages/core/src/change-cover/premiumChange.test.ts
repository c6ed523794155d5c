import { fc, test as property } from '@fast-check/vitest'
import { expect, test } from 'vitest'
import { COVER_KINDS } from '../covers/kinds.ts'
import type { CoverParts, FrequencyPremium } from '../generated/wire.ts'
import { PAYMENT_FREQUENCIES } from '../payment/paymentTerms.ts'
import { nextYears } from './nextYears.ts'
import { premiumChange } from './premiumChange.ts'

const parts = (total: number) => ({
  base: total,
  options: 0,
  multiCoverDiscount: 0,
  rolloverRebate: 0,
  discount: 0,
  frequencyLoading: 0,
  stampDuty: 0,
  total,
})
const cover = (total: number): CoverParts => ({ ...parts(total), lines: {} })

const now: FrequencyPremium = {
  covers: { life: cover(49.81) },
  parts: { ...parts(57.71), fee: 7.9 },
  perYear: 692.52,
}
const after: FrequencyPremium = {
  covers: { life: cover(42.17), tpd: cover(12.03) },
  parts: { ...parts(62.1), fee: 7.9 },
  perYear: 745.2,
}

test('sets each cover, the fee and the total side by side, by instalment and by year', () => {
  expect(
    premiumChange({ frequency: 'monthly', premium: now }, { frequency: 'monthly', premium: after }),
  ).toEqual({
    basis: 'monthly',
    covers: [
      { cover: 'life', now: 49.81, after: 42.17, difference: -7.64 },
      { cover: 'tpd', now: 0, after: 12.03, difference: 12.03 },
    ],
    fee: { now: 7.9, after: 7.9, difference: 0 },
    total: { now: 57.71, after: 62.1, difference: 4.39 },
    perYear: { now: 692.52, after: 745.2, difference: 52.68 },
  })
})

test('compares what is paid at different times by the year', () => {
  const yearly: FrequencyPremium = {
    covers: { life: cover(553.45) },
    parts: { ...parts(648.25), fee: 94.8 },
    perYear: 648.25,
  }
  const change = premiumChange(
    { frequency: 'monthly', premium: now },
    { frequency: 'yearly', premium: yearly },
  )
  expect(change.basis).toBe('yearly')
  expect(change.covers).toEqual([{ cover: 'life', now: 597.72, after: 553.45, difference: -44.27 }])
  expect(change.total).toEqual({ now: 692.52, after: 648.25, difference: -44.27 })
})

const dollars = fc.integer({ min: 1, max: 5_000_000 }).map((cents) => cents / 100)
const premium = fc
  .tuple(
    fc.subarray([...COVER_KINDS], { minLength: 1 }),
    fc.array(dollars, { minLength: 4, maxLength: 4 }),
    dollars,
  )
  .map(([kinds, totals, fee]): FrequencyPremium => {
    const covers = Object.fromEntries(kinds.map((kind, index) => [kind, cover(totals[index] ?? 0)]))
    const cents = kinds.reduce(
      (sum, _, index) => sum + Math.round((totals[index] ?? 0) * 100),
      Math.round(fee * 100),
    )
    return { covers, parts: { ...parts(cents / 100), fee }, perYear: cents / 100 }
  })
const frequency = fc.constantFrom(...PAYMENT_FREQUENCIES)

property.prop([premium, premium, frequency, frequency], { numRuns: 1_000 })(
  'covers and fee sum to the total, to the cent, before, after and in the difference',
  (one, other, often, seldom) => {
    const change = premiumChange({ frequency: often, premium: one }, { frequency: seldom, premium: other })
    for (const figure of ['now', 'after', 'difference'] as const) {
      const cents = [...change.covers, change.fee].map((row) => Math.round(row[figure] * 100))
      const sum = cents.reduce((total, part) => total + part, 0)
      expect(sum).toBe(Math.round(change.total[figure] * 100))
      expect(change.total[figure]).toBe(sum / 100)
    }
  },
)

property.prop([
  fc.integer({ min: 18, max: 75 }),
  fc.array(fc.tuple(dollars, dollars), { maxLength: 47, size: 'max' }),
])('the next years are ten, or as many as there are, and sum to the cent', (age, premiums) => {
  const { years, total } = nextYears({
    ages: premiums.map((_, index) => age + index),
    now: premiums.map(([one]) => one),
    after: premiums.map(([, other]) => other),
  })
  expect(years.map((year) => [year.year, year.age, year.now, year.after])).toEqual(
    premiums.slice(0, 10).map(([one, other], index) => [index + 1, age + index, one, other]),
  )
  const cents = (figure: 'now' | 'after' | 'difference') =>
    years.reduce((sum, year) => sum + Math.round(year[figure] * 100), 0)
  expect([cents('now'), cents('after'), cents('difference')]).toEqual(
    [total.now, total.after, total.difference].map((figure) => Math.round(figure * 100)),
  )
})
