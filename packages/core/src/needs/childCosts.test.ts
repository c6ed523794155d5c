import { describe, expect, test } from 'vitest'
import { CHILD_COSTS, childCostTables, SCHOOL_COSTS } from './childCosts.ts'

const publicSchool = [
  333_786, 329_346, 324_838, 320_263, 315_619, 310_906, 303_284, 295_548, 287_695, 279_725, 271_636, 262_872,
  253_978, 240_698, 227_219, 213_538, 188_489, 163_065, 137_259, 92_186, 46_436,
]
const privateSchool = [
  410_050, 406_753, 403_407, 400_010, 396_563, 393_064, 378_503, 363_724, 348_724, 333_499, 318_045, 301_807,
  285_326, 267_014, 248_427, 229_561, 199_251, 168_486, 137_259, 92_186, 46_436,
]

function costAt(bands: typeof CHILD_COSTS, age: number): number {
  return bands.find(({ from, to }) => age >= from && age <= to)?.cost ?? 0
}

describe('the present value of one child to 21 at 1.5 %', () => {
  const { raising, schooling } = childCostTables(1.5, 21)

  test.each(publicSchool.map((value, age) => [age, value, privateSchool[age]]))(
    'aged %d: public %d, private %d',
    (age = 0, forPublic, forPrivate) => {
      expect(Math.round((raising[age] ?? 0) + (schooling.public[age] ?? 0))).toBe(forPublic)
      expect(Math.round((raising[age] ?? 0) + (schooling.private[age] ?? 0))).toBe(forPrivate)
    },
  )

  test('aged 14, worked in full', () => {
    const yearly = [16_837, 27_422.66, 27_017.4, 26_618.13, 43_751.27, 43_104.7, 42_467.68]
    const total = (raising[14] ?? 0) + (schooling.public[14] ?? 0)
    expect(total).toBeCloseTo(227_218.83, 1)
    expect(total).toBeCloseTo(
      yearly.reduce((sum, cost) => sum + cost, 0),
      1,
    )
  })

  test('from 21 on there is none', () => {
    expect(raising.slice(21).every((value) => value === 0)).toBe(true)
    expect(schooling.public.slice(18).every((value) => value === 0)).toBe(true)
  })
})

describe('the tables are the sum of each year, discounted', () => {
  test.each([
    [1.5, 21],
    [0, 21],
    [20, 25],
    [3.5, 18],
    [1.5, 80],
    [1.5, 1],
    [1.5, 0],
  ])('at %d %% to %d', (rate, supportAge) => {
    const tables = childCostTables(rate, supportAge)
    for (let age = 0; age <= 25; age += 1) {
      let raising = 0
      let schooling = 0
      for (let year = 0; age + year < supportAge; year += 1) {
        const discount = (1 + rate / 100) ** -year
        raising += costAt(CHILD_COSTS, age + year) * discount
        schooling += costAt(SCHOOL_COSTS.private, age + year) * discount
      }
      expect(tables.raising[age]).toBeCloseTo(raising, 6)
      expect(tables.schooling.private[age]).toBeCloseTo(schooling, 6)
    }
  })

  test('another rate and back gives the same', () => {
    const first = childCostTables(1.5, 21).raising[0]
    childCostTables(4, 18)
    expect(childCostTables(1.5, 21).raising[0]).toBe(first)
  })
})

describe('bands', () => {
  test.each([
    [4, 9_308, 0, 0],
    [5, 8_028, 4_076, 12_126],
    [9, 8_028, 4_076, 12_126],
    [10, 8_572, 4_076, 12_126],
    [11, 8_572, 4_076, 12_126],
    [12, 8_572, 8_265, 13_686],
    [14, 8_572, 8_265, 13_686],
    [15, 19_569, 8_265, 13_686],
    [17, 19_569, 8_265, 13_686],
    [18, 46_436, 0, 0],
    [24, 46_436, 0, 0],
    [25, 0, 0, 0],
  ])('at %d: raising %d, public %d, private %d', (age, raising, forPublic, forPrivate) => {
    expect(costAt(CHILD_COSTS, age)).toBe(raising)
    expect(costAt(SCHOOL_COSTS.public, age)).toBe(forPublic)
    expect(costAt(SCHOOL_COSTS.private, age)).toBe(forPrivate)
  })
})
