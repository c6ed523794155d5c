import type { CalculatorAnswers } from '../answers.ts'
import type { CalculatorStepId } from '../flow.ts'
import { answered, couple, type TypedCalculation } from './exampleCalculation.ts'

/** A visitor who got as far as the given step with the answers of an example. */
export function storyAnswers(
  furthest: CalculatorStepId,
  typed: TypedCalculation = couple,
): CalculatorAnswers {
  return { ...answered(typed), progress: { furthest, submitted: furthest === 'results' } }
}
