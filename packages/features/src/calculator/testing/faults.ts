import type { InputValue } from '@coverkit/flow'
import { type FieldMessages, messageOf } from '#common/step-form/fieldMessages.ts'
import { emptyAnswers } from '../answers.ts'
import type { CalculatorModel } from '../calculatorModel.ts'

/** The message of each refused field, in screen order. */
export function messagesOf<Field extends string>(
  model: CalculatorModel<Field>,
  messages: FieldMessages<Field>,
  input: { readonly [Name in Field]?: InputValue },
): Readonly<Record<string, string>> {
  const errors = model.errors({ ...model.view(emptyAnswers()), ...input })
  return Object.fromEntries(
    [...errors].map(([name, error]) => [name, messageOf<string>(messages, name, error)]),
  )
}
