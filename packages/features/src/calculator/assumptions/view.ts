import { ASSUMPTIONS, type Assumptions, formatNumber } from '@coverkit/core'
import type { CalculatorAnswers } from '../answers.ts'
import { assumptionsOf } from '../assumptionsOf.ts'

export type Field = keyof Assumptions

export const view = (answers: CalculatorAnswers) => textsOf(assumptionsOf(answers))

export function textsOf(assumptions: Assumptions): Readonly<Record<Field, string>> {
  const texts = ASSUMPTIONS.map((name) => [name, formatNumber(assumptions[name])])
  return Object.fromEntries(texts) as Record<Field, string>
}
