import { type Question, UNSURE } from '@coverkit/core/questionnaire'
import type { InputValue } from '@coverkit/flow'
import { readInput } from './readInput.ts'
import { shownInput } from './shownInput.ts'

/** The input of a question as its answer is shown, once its field is left; as it was typed where it is no answer. */
export function tidyInput(question: Question, input: InputValue, today: string): InputValue {
  const { value } = readInput(question, input, today)
  return value === null || value === UNSURE ? input : shownInput(question, value, undefined)
}

/** The same of a question with one text. */
export function tidyText(question: Question, text: string, today: string): string {
  const tidy = tidyInput(question, text, today)
  return typeof tidy === 'string' ? tidy : text
}

/** The same of a question with several boxes. */
export function tidyBoxes(question: Question, texts: readonly string[], today: string): readonly string[] {
  const tidy = tidyInput(question, texts, today)
  return typeof tidy === 'string' ? texts : tidy
}
