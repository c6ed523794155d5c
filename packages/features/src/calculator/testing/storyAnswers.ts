import type { CalculatorAnswers } from '../answers.ts'
import type { CalculatorStepId } from '../flow.ts'
import { answered, type CalculationInput, couple } from './exampleCalculation.ts'

/** A visitor who got as far as the given step with the answers of an example. */
export function storyAnswers(
  furthest: CalculatorStepId = 'results',
  input: CalculationInput = couple,
): CalculatorAnswers {
  return { ...answered(input), progress: { furthest, submitted: furthest === 'results' } }
}
