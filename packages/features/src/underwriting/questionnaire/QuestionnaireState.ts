import type { Answers, Key } from '@coverkit/core/questionnaire'
import type { InputValue } from '@coverkit/flow'

/** A visitor's answers, and the input of fields whose text differs from the stored answer. */
export interface QuestionnaireState {
  readonly answers: Answers
  /** By the key of the question; by `leftInKey` what was left in a text on purpose. */
  readonly typed: Readonly<Record<Key, InputValue>>
}
