import { ASSUMPTIONS, type Assumptions, formatNumber } from '@coverkit/core'
import type { StepView } from '../../common/step-form/StepModel.ts'
import type { CalculatorAnswers } from '../answers.ts'
import { assumptionsOf } from '../assumptionsOf.ts'

export const assumptionsView = {
  view: (answers) => textsOf(assumptionsOf(answers)),
} satisfies StepView<CalculatorAnswers>

export function textsOf(assumptions: Assumptions): Readonly<Record<keyof Assumptions, string>> {
  const texts = ASSUMPTIONS.map((name) => [name, formatNumber(assumptions[name])])
  return Object.fromEntries(texts) as Record<keyof Assumptions, string>
}
