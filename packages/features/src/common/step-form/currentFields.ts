import type { InputValues } from '@coverkit/flow'
import { type FlowAnswers, fieldsOf } from '@coverkit/flow-draft'

/** What the fields of a form show for given answers: all that its page needs before a visitor presses Continue. */
export type StepView<Answers, Field extends string> = (answers: Answers) => InputValues<Field>

/** The view of a step that asks nothing. */
export const noFields: StepView<unknown, never> = () => ({})

/** The fields of a form as they stand on the screen. `form` is the id of its step, or the path of its page. */
export function currentFields<Answers extends FlowAnswers, Field extends string>(
  view: StepView<Answers, Field>,
  form: string,
  answers: Answers,
): InputValues<Field> {
  return fieldsOf(form, view(answers), answers.typed)
}
