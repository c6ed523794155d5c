import { describe, expect, test } from 'vitest'
import { calculateNeeds } from './calculateNeeds.ts'
import { defaultAssumptions } from './defaultAssumptions.ts'
import { inputWith, youngCouple } from './input.fixture.ts'
import { needOverTime } from './needOverTime.ts'

function view(age: number | null, years = 40) {
  return needOverTime(inputWith({ age }), defaultAssumptions, years)
}

describe('how far it looks', () => {
  test.each([
    [34, 40, 40],
    [34, 10, 10],
    [34, 99, 40],
    [37, 40, 40],
    [38, 40, 39],
    [60, 40, 17],
    [75, 40, 2],
    [34, 0, 0],
    [34, -1, 0],
    [34, 2.9, 2],
    [null, 40, 40],
  ])('age %s, asked %d years: the last is year %d', (age, years, last) => {
    const points = view(age, years)
    expect(points.map(({ year }) => year)).toEqual(Array.from({ length: last + 1 }, (_, year) => year))
  })

  test('ages advance, a blank age stays blank', () => {
    expect(view(60).map(({ age }) => age)).toEqual(Array.from({ length: 18 }, (_, year) => 60 + year))
    expect(view(null)[5]?.age).toBeNull()
  })
})

describe('the young couple', () => {
  const points = needOverTime(youngCouple(), defaultAssumptions, 40)

  test('year 0 is today', () => {
    const { lifeCover, tpdCover, criticalIllnessCover, incomeProtectionCover } = calculateNeeds(youngCouple())
    expect(points[0]?.needs).toEqual({
      life: lifeCover.need,
      tpd: tpdCover.need,
      criticalIllness: criticalIllnessCover.need,
      incomeProtection: incomeProtectionCover.need,
    })
  })

  test('home loans are repaid in 25 years, cards and personal loans in 5', () => {
    const inYears = (years: number) =>
      calculateNeeds({
        ...youngCouple(),
        age: 34 + years,
        youngestAge: 1 + years,
        dependentAges: [3 + years, 1 + years],
        debts: {
          familyHomeMortgage: 620_000 * Math.max(0, 1 - years / 25),
          personalLoans: 18_000 * Math.max(0, 1 - years / 5),
          creditCards: 6_000 * Math.max(0, 1 - years / 5),
        },
      }).lifeCover.need
    for (const years of [1, 4, 5, 10, 24, 25, 30]) expect(points[years]?.needs.life).toBe(inYears(years))
  })

  test('income protection ends after 60', () => {
    expect(points[26]).toMatchObject({ age: 60, needs: { incomeProtection: 6_100 } })
    expect(points[27]).toMatchObject({ age: 61, needs: { incomeProtection: 0 } })
  })
})

test('rent is no loan and stays', () => {
  const renter = inputWith({ age: 40, propertyStatus: 'renter', debts: { monthlyRent: 2_000 } })
  const points = needOverTime(renter, defaultAssumptions, 20)
  expect(points[20]?.needs.tpd).toBe(points[0]?.needs.tpd)
})
