import { calculateNeeds } from '@coverkit/core'
import { assumptionsOf } from '../assumptionsOf.ts'
import type { Calculation } from '../results/workingLines.ts'
import { answered, type CalculationInput } from './exampleCalculation.ts'

export function calculationOf(input: CalculationInput): Calculation {
  const answers = answered(input)
  const assumptions = assumptionsOf(answers)
  return { input: answers.input, assumptions, needs: calculateNeeds(answers.input, assumptions) }
}
