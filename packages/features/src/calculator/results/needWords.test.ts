import { type CoverFigures, calculateNeeds, coverFigures, NEEDS_COVERS } from '@coverkit/core'
import { assumptions as anyAssumptions, calculatorInput } from '@coverkit/core/testing'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { calculationOf } from '../testing/calculationOf.ts'
import {
  type CalculationInput,
  couple,
  nearRetirement,
  overSixty,
  renter,
} from '../testing/exampleCalculation.ts'
import { coverAmount } from './chartBars.ts'
import { heldOf, heldWords, leadParts, overviewFinding } from './needWords.ts'

const figuresOf = (input: CalculationInput) => {
  const { needs } = calculationOf(input)
  return NEEDS_COVERS.map((cover) => coverFigures(needs, cover))
}

const leadOf = (input: CalculationInput) =>
  leadParts(calculationOf(input)).map(
    ({ before, cover, dollars, after }) => `${before}${coverAmount(cover, dollars)}${after}`,
  )

describe('the lead', () => {
  it('says what a family and a month without work would need', () => {
    expect(leadOf(couple)).toEqual([
      'your family would need about $1,090,000 if you died',
      'you’d need $6,100 a month if you couldn’t work',
    ])
  })

  it('leaves out what is not needed, and a family that relies on nobody', () => {
    expect(leadOf(nearRetirement)).toEqual(['you’d need $3,700 a month if you couldn’t work'])
    expect(leadOf(renter)).toEqual(['you’d need $4,350 a month if you couldn’t work'])
    const alone = { ...couple, dependents: { dependents: 'no' } } as unknown as CalculationInput
    expect(leadOf(alone)[0]).toMatch(/^about \$[\d,]+ would be needed if you died$/)
  })

  it('names no benefit that nobody can start', () => {
    expect(leadOf(overSixty).join(' ')).not.toContain('a month')
  })
})

describe('the finding', () => {
  const figures = (cover: CoverFigures['cover'], gross: number, assets: number): CoverFigures => ({
    cover,
    gross,
    assets,
    existing: 0,
    gap: gross - assets,
    need: Math.max(0, gross - assets),
    parts: [],
  })

  it('names the cover that is met most', () => {
    expect(overviewFinding(figuresOf(couple))).toBe(
      'What you have covers 25% of the life cover you’d need, and a smaller share of the others',
    )
  })

  it('names what is enough', () => {
    expect(overviewFinding(figuresOf(nearRetirement))).toBe(
      'What you have is enough for life cover and TPD cover, but not for the others',
    )
    expect(overviewFinding([figures('lifeCover', 100, 100), figures('tpdCover', 100, 200)])).toBe(
      'What you have is enough for all of these',
    )
    expect(overviewFinding([figures('lifeCover', 100, 100), figures('tpdCover', 100, 20)])).toBe(
      'What you have is enough for life cover, but not for the other',
    )
  })

  it('says so where there is nothing, next to nothing, or no need', () => {
    expect(overviewFinding([figures('lifeCover', 100, 0)])).toBe('You have nothing towards these yet')
    expect(overviewFinding([figures('lifeCover', 1000, 9)])).toBe(
      'What you have meets less than 1% of these needs',
    )
    expect(overviewFinding([figures('lifeCover', 0, 0)])).toBe('What each cover would need to pay')
    expect(overviewFinding([figures('lifeCover', 100, 40)])).toBe(
      'What you have covers 40% of the life cover you’d need',
    )
    expect(overviewFinding([figures('lifeCover', 100, 40), figures('tpdCover', 1000, 409)])).toBe(
      'What you have covers 40% of the life cover you’d need, and the same share or less of the other',
    )
  })

  it('is true for every calculation', () => {
    fc.assert(
      fc.property(calculatorInput, anyAssumptions, (input, assumptions) => {
        const all = NEEDS_COVERS.map((cover) => coverFigures(calculateNeeds(input, assumptions), cover))
        const needed = all.filter(({ gross }) => gross > 0)
        const percent = Number(/meets (\d+)%/.exec(overviewFinding(all))?.[1] ?? Number.NaN)
        if (Number.isNaN(percent)) return
        const shares = needed.map((figures) => (100 * heldOf(figures)) / figures.gross)
        expect(Math.max(...shares)).toBeGreaterThanOrEqual(percent)
        expect(Math.max(...shares)).toBeLessThan(percent + 1)
      }),
    )
  })
})

describe('the words under a bar', () => {
  const wordsOf = (input: CalculationInput) => figuresOf(input).map((figures) => heldWords(figures).join(''))

  it('say what there is of what is needed', () => {
    expect(wordsOf(couple)).toEqual([
      'You have $365,000 of $1,454,522',
      'You have $265,000 of $1,689,522',
      'You have $30,000 of $319,914',
      'You have none of $6,125 a month',
    ])
  })

  it('say a surplus', () => {
    expect(wordsOf(nearRetirement)[0]).toMatch(/^You have \$586,314 more than the \$[\d,]+ you’d need$/)
  })
})
