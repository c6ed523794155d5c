import { fc, test as property } from '@fast-check/vitest'
import { describe, expect, test } from 'vitest'
import { beneficiaryRows } from '../testing/index.ts'
import { rowsOf } from './application.fixture.ts'
import { beneficiariesFault, beneficiariesTotal } from './beneficiariesTotal.ts'
import { loadBeneficiaries } from './loadBeneficiaries.ts'
import { giveRest, splitEvenly } from './splitEvenly.ts'

const sharesIn = (rows: readonly { readonly benefitPercent: number | null }[]) =>
  rows.map(({ benefitPercent }) => benefitPercent)

describe('the total', () => {
  test.each<[(number | null)[], number, string | null]>([
    [[], 0, 'beneficiaries-total'],
    [[10_000], 10_000, null],
    [[3_333, 3_333, 3_334], 10_000, null],
    [[3_333, 3_333, 3_333], 9_999, 'beneficiaries-total'],
    [[5_000, 5_001], 10_001, 'beneficiaries-total'],
    [[null, 10_000], 10_000, null],
    [[null, null], 0, 'beneficiaries-total'],
    [[0, 10_000], 10_000, null],
  ])('of %j is %d: %s', (shares, total, code) => {
    expect(beneficiariesTotal(rowsOf(...shares))).toBe(total)
    expect(beneficiariesFault(rowsOf(...shares))).toBe(code)
  })

  property.prop([beneficiaryRows])('depends on no order', (rows) => {
    expect(beneficiariesTotal(rows.toReversed())).toBe(beneficiariesTotal(rows))
  })
})

describe('an even split', () => {
  test.each([
    [1, [10_000]],
    [2, [5_000, 5_000]],
    [3, [3_334, 3_333, 3_333]],
    [4, [2_500, 2_500, 2_500, 2_500]],
    [5, [2_000, 2_000, 2_000, 2_000, 2_000]],
    [6, [1_667, 1_667, 1_667, 1_667, 1_666, 1_666]],
    [0, []],
  ])('of %d is %j', (count, shares) => {
    expect(sharesIn(splitEvenly(rowsOf(...Array(count).fill(null))))).toEqual(shares)
  })

  property.prop([
    fc.array(fc.option(fc.nat({ max: 10_000 }), { nil: null }), { minLength: 1, maxLength: 40 }),
  ])('adds up to exactly 100 %, differs by 0.01 % at most, and changes nothing else', (shares) => {
    const rows = rowsOf(...shares)
    const split = splitEvenly(rows)
    const even = sharesIn(split).map((share) => share ?? -1)
    expect(even.reduce((sum, share) => sum + share, 0)).toBe(10_000)
    expect(Math.max(...even) - Math.min(...even)).toBeLessThanOrEqual(1)
    expect(split.map((row, index) => ({ ...row, benefitPercent: shares[index] ?? null }))).toEqual(rows)
  })
})

describe('the rest', () => {
  test.each<[(number | null)[], string, (number | null)[]]>([
    [[2_500, null], 'row-2', [2_500, 7_500]],
    [[2_500, 9_000], 'row-2', [2_500, 7_500]],
    [[3_333, 3_333, 1], 'row-3', [3_333, 3_333, 3_334]],
    [[null, null], 'row-1', [10_000, null]],
    [[10_000, 5], 'row-2', [10_000, 0]],
    [[6_000, 6_000, 5], 'row-3', [6_000, 6_000, 0]],
    [[2_500, 100], 'row-9', [2_500, 100]],
  ])('of %j to %s: %j', (shares, id, given) => {
    expect(sharesIn(giveRest(rowsOf(...shares), id))).toEqual(given)
  })

  property.prop([beneficiaryRows, fc.nat({ max: 4 })])(
    'makes 100 % whenever the others leave room',
    (rows, at) => {
      const row = rows[at % Math.max(1, rows.length)]
      if (row === undefined) return
      const others = beneficiariesTotal(rows) - (row.benefitPercent ?? 0)
      const given = giveRest(rows, row.id)
      expect(beneficiariesTotal(given)).toBe(Math.max(10_000, others))
      expect(given.filter(({ id }) => id !== row.id)).toEqual(rows.filter(({ id }) => id !== row.id))
    },
  )
})

describe('loading', () => {
  test('drops 0 % rows first, then retains the first five, and counts both', () => {
    const loaded = loadBeneficiaries(rowsOf(0, 1_000, 2_000, 0, null, 3_000, 4_000, 5_000, 6_000))
    expect(sharesIn(loaded.rows)).toEqual([1_000, 2_000, null, 3_000, 4_000])
    expect(loaded).toMatchObject({ dropped: 2, omitted: 2 })
  })

  test('nothing is nothing', () => {
    expect(loadBeneficiaries([])).toEqual({ rows: [], dropped: 0, omitted: 0 })
  })

  property.prop([fc.array(fc.constantFrom(null, 0, 1, 10_000), { maxLength: 12 })])(
    'loses no row without counting it, and again changes nothing',
    (shares) => {
      const { rows, dropped, omitted } = loadBeneficiaries(rowsOf(...shares))
      expect(rows.length + dropped + omitted).toBe(shares.length)
      expect(rows.length).toBeLessThanOrEqual(5)
      expect(sharesIn(rows)).not.toContain(0)
      expect(dropped).toBe(shares.filter((share) => share === 0).length)
      expect(loadBeneficiaries(rows)).toEqual({ rows, dropped: 0, omitted: 0 })
    },
  )
})
