import type { InputValue } from '@coverkit/flow'
import { emptyAnswers } from '../answers.ts'
import type { CalculatorModel } from '../calculatorModel.ts'

/** The message of each refused field, in screen order. */
export function messagesOf<Field extends string>(
  model: CalculatorModel<Field>,
  input: { readonly [Name in Field]?: InputValue },
): Readonly<Record<string, string>> {
  const answers = emptyAnswers()
  return Object.fromEntries(model.messages(answers, { ...model.view(answers), ...input }))
}
