import type { ComparisonRequest } from '@coverkit/core'
import { describe, expect, test } from 'vitest'
import { blasterFromTheCalculator, comparisonRequest, lifeOnly } from '../testing/comparisonRequest.ts'
import { loadRatingTables } from './loadRatingTables.ts'
import { projectPremiums } from './projectPremiums.ts'

const tables = loadRatingTables()

function projection(request: ComparisonRequest, code: string) {
  const answer = projectPremiums(tables, request)
  const found = answer.insurers.find((one) => one.supplierCode === code)?.projection
  if (!found) throw new Error(`${code} has no projection`)
  return { ...found, answer }
}

const to65 = (list: readonly number[] | undefined) =>
  (list ?? []).reduce((sum, premium) => sum + Math.round(premium * 100), 0)

const EXAMPLES = [
  {
    name: '1. life only, MLC',
    request: lifeOnly,
    code: 'MLC',
    cover: 'life',
    rows: [
      [37, 600000, 648.25, 648.25, 1102.07, 1102.07],
      [38, 618000, 668.53, 683.83, 1102.07, 1129.32],
      [45, 760062, 994.97, 1208.36, 1102.07, 1377.63],
      [64, 1332773, 6261.45, 12862.58, 1102.07, 4397.99],
    ],
    sums: [65436.91, 109532.77, 30857.96, 58311.02],
  },
  {
    name: '4b. class D, ING',
    request: blasterFromTheCalculator,
    code: 'ING',
    cover: 'incomeProtection',
    rows: [
      [34, 5250, 1522.18, 1522.18, 2860.54, 2860.54],
      [35, 5408, 1580.88, 1625.5, 2860.54, 2945.31],
      [60, 11322, 7670.36, 16427.87, 2860.54, 9083.94],
      [64, 12743, 7573.69, 18242.72, 2860.54, 11176.5],
    ],
    sums: [132177.86, 240452.84, 88676.74, 177059.44],
  },
] as const

describe('the worked examples, to the cent', () => {
  test.each(EXAMPLES)('$name', ({ request, code, cover, rows, sums }) => {
    const { stepped, level, answer } = projection(request, code)
    for (const [age, sumInsured, steppedOff, steppedOn, levelOff, levelOn] of rows) {
      const year = answer.ages.indexOf(age)
      expect(answer.sumInsured.on[cover]?.[year]).toBe(sumInsured)
      expect([age, stepped.offPermanent[year], stepped.on[year]]).toEqual([age, steppedOff, steppedOn])
      expect([age, level?.offPermanent[year], level?.on[year]]).toEqual([age, levelOff, levelOn])
    }
    const totals = [stepped.offPermanent, stepped.on, level?.offPermanent, level?.on].map(to65)
    expect(totals).toEqual(sums.map((sum) => Math.round(sum * 100)))
  })
})

describe('what a projection holds', () => {
  test('the ages run to the last age of the tables', () => {
    expect(projectPremiums(tables, lifeOnly).ages).toEqual(Array.from({ length: 28 }, (_, year) => 37 + year))
  })

  test('indexation off for 12 months starts a year later', () => {
    const { sumInsured } = projectPremiums(tables, lifeOnly)
    expect(sumInsured.off12Months.life?.slice(0, 3)).toEqual([600000, 600000, 618000])
  })

  test('at 65 and over the lists are empty and there is no level', () => {
    const request = comparisonRequest({ client: { age: 65 }, needs: { lifeCover: { amount: 600000 } } })
    const { stepped, level, answer } = projection(request, 'MLC')
    expect(answer.ages).toEqual([])
    expect(answer.sumInsured.on).toEqual({ life: [] })
    expect(stepped.on).toEqual([])
    expect(level).toBeNull()
  })

  test('an insurer without level premiums projects only stepped', () => {
    expect(projection(lifeOnly, 'NEO').level).toBeNull()
  })

  test('ages and sums insured are given even when every insurer declines', () => {
    const answer = projectPremiums(tables, comparisonRequest({ needs: { lifeCover: { amount: 49000 } } }))
    expect(answer.insurers.every(({ status }) => status === 'declined')).toBe(true)
    expect(answer.insurers.some((insurer) => 'projection' in insurer)).toBe(false)
    expect(answer.sumInsured.offPermanent.life?.[0]).toBe(49000)
  })
})
