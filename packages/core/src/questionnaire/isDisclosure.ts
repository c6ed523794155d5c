import { UNSURE } from './answerProblem.ts'
import type { Value } from './answers.ts'
import type { Question } from './types.ts'

/** Does an answer disclose something: a gate's yes, a ticked option other than "None of these", or "I am not sure"? */
export function isDisclosure(question: Question, value: Value): boolean {
  if (value === UNSURE) return true
  if (question.kind === 'gate') return value === 'yes'
  return (
    question.kind === 'many' &&
    question.none !== undefined &&
    Array.isArray(value) &&
    !value.includes(question.none)
  )
}
