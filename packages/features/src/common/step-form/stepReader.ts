import type { TypedFields } from '@coverkit/flow-draft'
import type { FieldFault } from './fieldFault.ts'
import { faultsOf } from './fieldSchemas.ts'
import type { StepModel } from './StepModel.ts'

/** A step's model with its kind of answer closed over, so that the steps of a flow fit one table. */
export interface StepReader<Answers> {
  /** Why each refused field was refused, in screen order; empty when all are accepted. */
  faults(fields: TypedFields): ReadonlyMap<string, FieldFault>
  /** The answers after these fields were submitted. @throws when one of them is refused. */
  submit(answers: Answers, fields: TypedFields): Answers
  /** Whether the step's submitted answers would be accepted again. */
  isComplete(answers: Answers): boolean
}

export function stepReader<Answers, Read>(model: StepModel<Answers, Read>): StepReader<Answers> {
  return {
    faults(fields) {
      const read = model.schema(fields).safeParse(fields)
      return read.success ? new Map() : faultsOf(read.error, fields)
    },
    submit: (answers, fields) => model.apply(answers, model.schema(fields).parse(fields)),
    isComplete(answers) {
      const fields = model.view(answers)
      return model.schema(fields).safeParse(fields).success
    },
  }
}
