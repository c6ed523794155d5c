import { COVER_KINDS, type CoverKind } from '../covers/kinds.ts'
import { byName } from '../fields/byName.ts'
import { calculateNeeds } from './calculateNeeds.ts'
import {
  ASSUMPTION_MAXIMUM,
  ASSUMPTION_MEASURES,
  ASSUMPTIONS,
  type AssumptionMeasure,
  defaultAssumptions,
} from './defaultAssumptions.ts'
import { needByCover } from './needByCover.ts'
import type { Assumptions, CalculatorInput, Driver, DriverStep } from './types.ts'

function stepped(measure: AssumptionMeasure, value: number, direction: 1 | -1): number {
  switch (measure) {
    case 'years':
      return value + direction
    case 'percent':
      return value + direction * 10
    case 'rate':
      return Math.round((value + direction * 0.5) * 10) / 10
    case 'cost':
      return Math.round(value * (1 + direction * 0.1))
  }
}

function nextValue(assumption: keyof Assumptions, value: number, direction: 1 | -1): number {
  const measure = ASSUMPTION_MEASURES[assumption]
  return Math.min(Math.max(stepped(measure, value, direction), 0), ASSUMPTION_MAXIMUM[measure])
}

function difference(to: Record<CoverKind, number>, from: Record<CoverKind, number>) {
  return byName(COVER_KINDS, (kind) => to[kind] - from[kind])
}

/**
 * Calculates the effect of each assumption on the needs, in their order: years a step of 1, percentages 10 points,
 * the interest rate 0.5, costs 10 %, each clamped to the assumption's range. Effects are dollars of need.
 */
export function sensitivity(input: CalculatorInput, assumptions: Assumptions = defaultAssumptions): Driver[] {
  const today = needByCover(calculateNeeds(input, assumptions))
  return ASSUMPTIONS.map((assumption) => {
    const step = (direction: 1 | -1): DriverStep => {
      const value = nextValue(assumption, assumptions[assumption], direction)
      const needs = calculateNeeds(input, { ...assumptions, [assumption]: value })
      return { value, effect: difference(needByCover(needs), today) }
    }
    return { assumption, value: assumptions[assumption], down: step(-1), up: step(1) }
  })
}
