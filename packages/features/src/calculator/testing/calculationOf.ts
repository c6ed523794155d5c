import { calculateNeeds } from '@coverkit/core'
import { assumptionsOf } from '../assumptionsOf.ts'
import type { Calculation } from '../results/workingLines.ts'
import { answered, type TypedCalculation } from './exampleCalculation.ts'

export function calculationOf(typed: TypedCalculation): Calculation {
  const answers = answered(typed)
  const assumptions = assumptionsOf(answers)
  return { input: answers.input, assumptions, needs: calculateNeeds(answers.input, assumptions) }
}
