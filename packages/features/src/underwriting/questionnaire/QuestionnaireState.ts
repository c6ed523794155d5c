import type { Answers, Key } from '@coverkit/core/questionnaire'
import type { InputValue } from '@coverkit/flow'

/** What a visitor has answered, and what stands in the fields where it is not the answer's own words. */
export interface QuestionnaireState {
  readonly answers: Answers
  /** By the key of the question; by `leftInKey` what was left in a text on purpose. */
  readonly typed: Readonly<Record<Key, InputValue>>
}
