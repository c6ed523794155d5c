import type { InputValues } from '@coverkit/flow'
import { type FlowAnswers, fieldsOf } from '@coverkit/flow-draft'

/** Returns the fields of a form for given answers, which is all that its page needs before Continue. */
export type StepView<Answers, Field extends string> = (answers: Answers) => InputValues<Field>

/** The view of a step without fields. */
export const noFields: StepView<unknown, never> = () => ({})

/** Returns the fields as entered on the screen. `form` is the id of its step, or the path of its page. */
export function currentFields<Answers extends FlowAnswers, Field extends string>(
  view: StepView<Answers, Field>,
  form: string,
  answers: Answers,
): InputValues<Field> {
  return fieldsOf(form, view(answers), answers.typed)
}
