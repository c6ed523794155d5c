import { type FlowAnswers, fieldsOf, type TypedFields } from '@coverkit/flow-draft'
import type * as z from 'zod/mini'

/** The fields that a step shows for given answers: all that its page needs before a visitor presses Continue. */
export interface StepView<Answers> {
  readonly view: (answers: Answers) => TypedFields
}

/**
 * What a step asks, as three pure functions: the fields it shows for given answers, the schema that reads the fields
 * (those shown decide which are asked), and what submitting them does to the answers.
 */
export interface StepModel<Answers, Read> extends StepView<Answers> {
  readonly schema: (fields: TypedFields) => z.ZodMiniType<Read, unknown>
  readonly apply: (answers: Answers, read: Read) => Answers
}

/** The fields of a step as they stand on the screen. */
export function currentFields<Answers extends FlowAnswers<string>>(
  { view }: StepView<Answers>,
  step: string,
  answers: Answers,
): TypedFields {
  return fieldsOf(step, view(answers), answers.typed)
}
