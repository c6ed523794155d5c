import { describe, expect, it } from 'vitest'
import { exampleAnswer, exampleComparison } from '#client-quote/testing/exampleAnswers.ts'
import { exampleProjection } from '../testing/exampleProjection.ts'
import { insurerYears, yearlyRise } from './insurerYears.ts'
import { levelAgainstStepped } from './levelAgainstStepped.ts'

const { request } = exampleComparison('2026-11-21T00:00:00Z')
const answer = exampleProjection(request, [exampleAnswer('NEO'), exampleAnswer('ACC')])
const small = {
  ...answer,
  insurers: answer.insurers.map((insurer) => ({
    ...insurer,
    projection: {
      stepped: { on: [100.5, 110.25, 120], off12Months: [1, 1, 1], offPermanent: [1, 1, 1] },
      level: { on: [111, 111, 111], off12Months: [1, 1, 1], offPermanent: [1, 1, 1] },
    },
  })),
}

describe('the years of an insurer', () => {
  it('are whole cents of cover that rises, and add up', () => {
    expect(insurerYears(small, 'ACC', 'stepped')).toEqual({
      yearly: [10_050, 11_025, 12_000],
      shortTerm: { years: 3, total: 33_075 },
      total: 33_075,
      other: [11_100, 11_100, 11_100],
    })
  })

  it('are those of the premium type asked for', () => {
    expect(insurerYears(small, 'ACC', 'level')?.yearly).toEqual([11_100, 11_100, 11_100])
    expect(insurerYears(answer, 'NEO', 'level')).toBeNull()
    expect(insurerYears(answer, 'NEO', 'stepped')?.other).toBeNull()
  })

  it('add up the first ten of more', () => {
    const years = insurerYears(answer, 'ACC', 'stepped')
    expect(years?.yearly).toHaveLength(20)
    const ten = years?.yearly.slice(0, 10).reduce((all, one) => all + one, 0)
    expect(years?.shortTerm).toEqual({ years: 10, total: ten })
    expect(years?.total).toBeGreaterThan(ten ?? 0)
  })

  it('are none of an insurer without figures, or without years', () => {
    expect(insurerYears(answer, 'ZUR', 'stepped')).toBeNull()
    const old = exampleProjection({ ...request, clients: [{ ...request.clients[0], age: 70 }] }, [
      exampleAnswer('ACC'),
    ])
    expect(insurerYears(old, 'ACC', 'stepped')).toBeNull()
  })
})

describe('the rise of the cover', () => {
  it('is read from the sums, in tenths of a percent', () => {
    expect(yearlyRise(answer, ['life', 'tpd'])).toBe(30)
    expect(yearlyRise(answer, ['tpd'])).toBeNull()
    const [first = 0] = answer.sumInsured.on.life ?? []
    const once = { ...answer, sumInsured: { ...answer.sumInsured, on: { life: [first] } } }
    expect(yearlyRise(once, ['life'])).toBeNull()
  })
})

describe('level against stepped', () => {
  const of = (yearly: readonly number[], other: readonly number[] | null) => ({
    yearly,
    other,
    shortTerm: { years: yearly.length, total: 0 },
    total: 0,
  })

  it('costs less from a year on', () => {
    expect(levelAgainstStepped(of([1, 2, 5], [3, 3, 3]), 'stepped')).toEqual({
      stepped: 8,
      level: 9,
      finding: { kind: 'from', year: 2 },
    })
    expect(levelAgainstStepped(of([3, 3, 3], [1, 2, 5]), 'level')?.finding).toEqual({ kind: 'from', year: 2 })
  })

  it('costs less or more throughout, or nothing is said', () => {
    expect(levelAgainstStepped(of([4, 5], [3, 3]), 'stepped')?.finding).toEqual({ kind: 'always' })
    expect(levelAgainstStepped(of([1, 2], [3, 3]), 'stepped')?.finding).toEqual({ kind: 'never' })
    expect(levelAgainstStepped(of([3, 1, 5], [3, 3, 3]), 'stepped')?.finding).toEqual({ kind: 'none' })
    expect(levelAgainstStepped(of([1, 2], null), 'stepped')).toBeNull()
  })
})
