import { type CalculationContext, calculationRequest } from '@coverkit/api-client'
import { calculateNeeds, completeCalculatorInput } from '@coverkit/core'
import type { PageServices } from '#common/page-services/index.ts'
import type { CalculatorAnswers } from './answers.ts'
import { assumptionsOf } from './assumptionsOf.ts'
import { isAnswered } from './flow.ts'

/** The calculation as far as it goes: blanks are null, and so are the needs until every question is answered. */
export function calculationBody(_session: PageServices, answers: CalculatorAnswers) {
  return bodyOf(answers, { isEmail: false })
}

export function bodyOf(
  answers: CalculatorAnswers,
  context: Omit<CalculationContext, 'name' | 'assumptions'>,
) {
  const assumptions = assumptionsOf(answers)
  const input = completeCalculatorInput(answers.input, assumptions)
  const needs = isAnswered(answers) ? calculateNeeds(input, assumptions) : null
  const changed = Object.keys(answers.assumptions).length > 0
  return calculationRequest(input, needs, { ...context, ...(changed && { assumptions }) })
}
