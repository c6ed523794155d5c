import { apportion, calculateNeeds, coverFigures, NEEDS_COVERS, sensitivity } from '@coverkit/core'
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
import { chartBars, coverAmount } from './chartBars.ts'
import { coverNotes } from './coverNotes.ts'
import { finding } from './finding.ts'
import { strongest } from './strongest.ts'
import { workingLines } from './workingLines.ts'

const needsOf = (calculation: ReturnType<typeof calculationOf>) =>
  NEEDS_COVERS.map((cover) => coverAmount(cover, coverFigures(calculation.needs, cover).need))

describe('the worked examples, as typed', () => {
  it('the couple', () => {
    expect(needsOf(calculationOf(couple))).toEqual(['$1,090,000', '$1,425,000', '$290,000', '$6,100 a month'])
  })

  it('near retirement', () => {
    expect(needsOf(calculationOf(nearRetirement))).toEqual(['$0', '$0', '$149,000', '$3,700 a month'])
  })

  it('the renter', () => {
    expect(needsOf(calculationOf(renter))).toEqual(['$0', '$507,000', '$255,000', '$4,350 a month'])
  })
})

describe('figures of a cover', () => {
  const { needs } = calculationOf(couple)

  it('show need, what is there and the gap', () => {
    expect(coverFigures(needs, 'lifeCover')).toMatchObject({
      need: 1_090_000,
      gross: 1_454_522,
      assets: 115_000,
      existing: 250_000,
      gap: 1_089_522,
    })
  })

  it('leave out parts of nothing', () => {
    expect(coverFigures(needs, 'lifeCover').parts.map(({ name }) => name)).not.toContain('rent')
  })

  it('say a surplus as a gap below 0', () => {
    const { gap, need } = coverFigures(calculationOf(nearRetirement).needs, 'lifeCover')
    expect({ gap, need }).toEqual({ gap: -586_314, need: 0 })
  })
})

describe('lines add up for every calculation', () => {
  it('of each cover', () => {
    fc.assert(
      fc.property(calculatorInput, anyAssumptions, (input, assumptions) => {
        const calculation = { input, assumptions, needs: calculateNeeds(input, assumptions) }
        for (const cover of NEEDS_COVERS) {
          const figures = coverFigures(calculation.needs, cover)
          const lines = workingLines(calculation, figures).filter((line) => !line.total)
          const sum = lines.reduce((total, line) => total + line.amount, 0)
          expect(sum).toBe(figures.gap)
          expect(figures.gross - figures.assets - figures.existing).toBe(figures.gap)
          expect(Math.abs(figures.gap - calculation.needs[cover].raw)).toBeLessThan(1)
        }
      }),
    )
  })

  it('whatever is apportioned', () => {
    const dollars = fc.array(fc.double({ min: 0, max: 1e8, noNaN: true }), { maxLength: 8 })
    fc.assert(
      fc.property(dollars, (values) => {
        const whole = apportion(values)
        expect(whole.reduce((sum, value) => sum + value, 0)).toBe(
          Math.round(values.reduce((sum, value) => sum + value, 0)),
        )
        whole.forEach((value, index) => {
          expect(Number.isInteger(value)).toBe(true)
          expect(Math.abs(value - (values[index] ?? 0))).toBeLessThanOrEqual(1)
        })
      }),
    )
  })
})

describe('the working of life cover', () => {
  const calculation = calculationOf(couple)
  const lines = workingLines(calculation, coverFigures(calculation.needs, 'lifeCover'))

  it('goes from parts to the gap', () => {
    expect(lines.map(({ id, amount }) => [id, amount])).toEqual([
      ['funeral', 15_000],
      ['debts', 644_000],
      ['living', 145_914],
      ['children', 649_608],
      ['needed', 1_454_522],
      ['assets', -115_000],
      ['existing', -250_000],
      ['gap', 1_089_522],
    ])
  })

  it('tells how each amount came about, with parts that add up to it', () => {
    const notes = Object.fromEntries(lines.map((line) => [line.id, line.notes]))
    expect(notes.living).toEqual([
      '$73,500 a year (70% of your salary) for 2 years. Interest of 1.5% a year reduces this to 1.985222 times one year’s amount.',
    ])
    expect(notes.debts).toEqual(['Home loan: $620,000.', 'Personal loans and credit cards: $24,000.'])
    expect(notes.children).toEqual([
      'Child aged 3: $320,263 over 18 years (raising $251,966, school $68,297).',
      'Child aged 1: $329,345 over 20 years (raising $263,052, school $66,293).',
    ])
  })
})

describe('findings', () => {
  const titleOf = (input: CalculationInput, cover: (typeof NEEDS_COVERS)[number]) => {
    const { needs, assumptions } = calculationOf(input)
    return finding(coverFigures(needs, cover), needs, assumptions)
  }

  it('name the largest part', () => {
    expect(titleOf(couple, 'lifeCover')).toBe('The largest part is for raising your children')
    expect(titleOf(couple, 'incomeProtectionCover')).toBe('The benefit would be 70% of your salary')
    expect(titleOf(renter, 'criticalIllnessCover')).toBe('Most of what you’d need is for medical expenses')
  })

  it('name the mortgage when it is most', () => {
    const large = {
      ...couple,
      'assets-and-overheads': { ...couple['assets-and-overheads'], familyHomeMortgage: '2m' },
    }
    expect(titleOf(large, 'lifeCover')).toBe('Most of what you’d need is for the home loan')
  })

  it('are none without a need', () => {
    const unpaid = { ...renter, 'about-you': { age: '28', annualSalary: '0' } }
    expect(titleOf(unpaid, 'incomeProtectionCover')).toBe(null)
  })
})

it('draws the bars largest first, and a month beside the benefit', () => {
  const { needs } = calculationOf(couple)
  const values = chartBars(coverFigures(needs, 'tpdCover'), 105_000).map(({ value }) => value)
  expect(values).toEqual([...values].sort((one, other) => other - one))
  const month = chartBars(coverFigures(needs, 'incomeProtectionCover'), 105_000)
  expect(month.map(({ formatted }) => formatted)).toEqual(['$8,750', '$6,740', '$6,125'])
})

describe('notes', () => {
  const notesOf = (input: CalculationInput, cover: (typeof NEEDS_COVERS)[number]) => {
    const calculation = calculationOf(input)
    return coverNotes(calculation, coverFigures(calculation.needs, cover))
  }

  it('mark income protection after 60 as not available, with the shortfall for information', () => {
    const calculation = calculationOf(overSixty)
    expect(coverFigures(calculation.needs, 'incomeProtectionCover').need).toBe(2_600)
    expect(notesOf(overSixty, 'incomeProtectionCover').unavailable).toContain('For information only')
    const without = { ...overSixty, existingCover: {} }
    expect(notesOf(without, 'incomeProtectionCover').unavailable).toContain('after age 60')
  })

  it('say what a quote takes over when it is less', () => {
    const rich = {
      ...couple,
      'assets-and-overheads': { ...couple['assets-and-overheads'], familyHomeMortgage: '9m' },
    }
    expect(notesOf(rich, 'lifeCover').notes).toEqual([
      'Your quote will start at $4,000,000, the most we can carry over from the calculator.',
    ])
    expect(notesOf(couple, 'lifeCover').notes).toEqual([])
  })

  it('say that nothing more is needed', () => {
    expect(notesOf(nearRetirement, 'lifeCover').notes).toHaveLength(1)
  })
})

it('finds what moves the needs most', () => {
  const { input, assumptions } = calculationOf(couple)
  expect(strongest(sensitivity(input, assumptions)).map(({ assumption }) => assumption)).toEqual([
    'yearsToSupportLiving',
    'supportChildrenToAge',
    'effectiveNetInterestRate',
  ])
})
