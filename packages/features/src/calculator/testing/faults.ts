import type { TypedFields } from '@coverkit/flow-draft'
import { faultsOf } from '../../common/step-form/fieldSchemas.ts'
import type { StepModel } from '../../common/step-form/StepModel.ts'
import type { FaultWords } from '../../common/step-form/useStepForm.ts'
import { type CalculatorAnswers, emptyAnswers } from '../answers.ts'

/** The message of each refused field, in screen order. */
export function messagesOf<Read>(
  model: StepModel<CalculatorAnswers, Read>,
  words: FaultWords,
  typed: TypedFields,
): Readonly<Record<string, string>> {
  const fields = { ...model.view(emptyAnswers()), ...typed }
  const read = model.schema(fields).safeParse(fields)
  if (read.success) return {}
  return Object.fromEntries(
    [...faultsOf(read.error, fields)].map(([name, fault]) => [name, words(name, fault)]),
  )
}
