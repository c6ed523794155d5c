import type { FieldCode } from '../fields/InvalidInputError.ts'
import { InvalidInputError } from '../fields/InvalidInputError.ts'
import { answerProblem, isList, isMeasurement, isShares } from './answerProblem.ts'
import type { Value } from './answers.ts'
import { canonicalJson } from './canonicalJson.ts'
import { type AnswerInput, parseAnswer } from './parseAnswer.ts'
import type { Question } from './types.ts'

/**
 * Returns the error of a received answer, or null: that of `answerProblem`, and `format` for one that no field can
 * produce, such as a height other than the entered one, an invalid day or a text with control characters.
 */
export function rereadProblem(question: Question, value: Value, today: string): FieldCode | null {
  const problem = answerProblem(question, value, today)
  if (problem !== null) return problem
  // In the order of the options; the visitor's may be another.
  if (isList(value)) return null
  try {
    const read = parseAnswer(question, inputOf(value), { today })
    return read !== null && isSame(read, value) ? null : 'format'
  } catch (error) {
    if (error instanceof InvalidInputError) return error.code
    throw error
  }
}

/** Returns the field values that give this answer. */
function inputOf(value: Value): AnswerInput {
  if (isList(value)) return value
  if (typeof value !== 'object') return String(value)
  if (isMeasurement(value)) return { unit: value.unit, parts: value.entered }
  return isShares(value)
    ? Object.fromEntries(Object.entries(value).map(([part, percent]) => [part, String(percent)]))
    : ''
}

/** A part of shares that is left out is 0 %. */
function isSame(read: Value, value: Value): boolean {
  if (typeof read === 'object' && typeof value === 'object' && isShares(value)) {
    return Object.entries(read).every(([part, percent]) => percent === (value[part] ?? 0))
  }
  return canonicalJson(read) === canonicalJson(value)
}
