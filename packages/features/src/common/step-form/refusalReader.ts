import type { InputValues } from '@coverkit/flow'
import type { StepView } from './currentFields.ts'
import type { FieldError } from './fieldError.ts'
import type { StepReader } from './stepReader.ts'

/** Why a field is refused, and the sentence that says so. */
export interface Refusal {
  readonly error: FieldError
  readonly sentence: string
}

interface RefusalRules<Answers, Field extends string>
  extends Pick<StepReader<Answers, Field>, 'sentences' | 'tidied'> {
  readonly view: StepView<Answers, Field>
  /** Returns the refused fields, in screen order. */
  readonly refusals: (answers: Answers, fields: InputValues<Field>) => ReadonlyMap<Field, Refusal>
  /** Writes fields of which none is refused into the answers. */
  readonly apply: (answers: Answers, fields: InputValues<Field>) => Answers
}

/** Makes a reader of a function that finds the refused fields together with their sentences. */
export function refusalReader<Answers, Field extends string>({
  view,
  refusals,
  sentences,
  tidied,
  apply,
}: RefusalRules<Answers, Field>): StepReader<Answers, Field> {
  return {
    view,
    ...(sentences && { sentences }),
    errors: (answers, fields) =>
      new Map([...refusals(answers, fields)].map(([field, { error }]) => [field, error])),
    messages: (answers, fields) =>
      new Map([...refusals(answers, fields)].map(([field, { sentence }]) => [field, sentence])),
    tidied,
    submit(answers, fields) {
      if (refusals(answers, fields).size > 0) throw new RangeError('What is refused cannot be submitted.')
      return apply(answers, fields)
    },
    isComplete: (answers) => refusals(answers, view(answers)).size === 0,
  }
}
