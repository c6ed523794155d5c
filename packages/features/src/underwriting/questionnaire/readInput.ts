import { type FieldCode, InvalidInputError } from '@coverkit/core'
import {
  type AnswerInput,
  type MeasureUnit,
  parseAnswer,
  type Question,
  type Value,
} from '@coverkit/core/questionnaire'
import type { InputValue } from '@coverkit/flow'

/** The result of reading a field: the answer, null if blank or refused, and the code of a refusal. */
export interface ReadInput {
  readonly value: Value | null
  readonly code: FieldCode | null
}

/** Reads the input of a question's fields, in the shape of `shownInput`. */
export function readInput(question: Question, input: InputValue, today: string): ReadInput {
  try {
    return { value: parseAnswer(question, answerInput(question, input), { today }), code: null }
  } catch (error) {
    if (!(error instanceof InvalidInputError)) throw error
    return { value: null, code: error.code }
  }
}

function answerInput(question: Question, input: InputValue): AnswerInput {
  if (typeof input === 'string') return input
  const [first = '', second = '', third = ''] = input
  switch (question.kind) {
    case 'date':
      return { day: first, month: second, year: third }
    case 'monthYear':
      return { month: first, year: second }
    case 'height':
    case 'weight':
      return { unit: unitOf(first), parts: input.slice(1) }
    case 'shares':
      return Object.fromEntries(question.parts.map((part, index) => [part.value, input[index] ?? '']))
    default:
      return input
  }
}

const UNITS: readonly MeasureUnit[] = ['cm', 'ft', 'kg', 'lb', 'st']

export function unitOf(text: string): MeasureUnit {
  return UNITS.find((unit) => unit === text) ?? 'cm'
}

/** Is nothing typed? The unit of a measure does not count. */
export function isBlankInput({ kind }: Question, input: InputValue): boolean {
  if (typeof input === 'string') return input.trim() === ''
  const boxes = kind === 'height' || kind === 'weight' ? input.slice(1) : input
  return boxes.every((text) => text.trim() === '')
}
