import type * as z from 'zod/mini'
import { type FlowAnswers, fieldsOf, type TypedFields } from '../draft/flowAnswers.ts'

/**
 * What a step asks, as three pure functions: the fields it shows for given answers, the schema that reads the fields
 * (those shown decide which are asked), and what submitting them does to the answers.
 */
export interface StepModel<Answers, Read> {
  readonly view: (answers: Answers) => TypedFields
  readonly schema: (fields: TypedFields) => z.ZodMiniType<Read, unknown>
  readonly apply: (answers: Answers, read: Read) => Answers
}

/** A step is complete when its submitted answers would be accepted again. */
export function completenessOf<Answers extends FlowAnswers<string>, Read>(model: StepModel<Answers, Read>) {
  return {
    safeParse(answers: unknown) {
      const fields = model.view(answers as Answers)
      return { success: model.schema(fields).safeParse(fields).success }
    },
  }
}

/** The fields of a step as they stand on the screen. */
export function currentFields<Answers extends FlowAnswers<string>, Read>(
  model: StepModel<Answers, Read>,
  step: string,
  answers: Answers,
): TypedFields {
  return fieldsOf(step, model.view(answers), answers.typed)
}
