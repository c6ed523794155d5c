import type { ManyQuestion } from '@coverkit/core/questionnaire'
import { CheckboxGroup } from '@coverkit/ui'
import { chooseMany } from '../changeInput.ts'
import type { FieldProps } from '../QuestionnaireForm.ts'

/** A list to tick. */
export function ManyField({ id, question, form }: FieldProps<ManyQuestion>) {
  const value = form.state.answers.values[id]
  return (
    <CheckboxGroup
      name={id}
      legend={question.ask}
      hint={question.hint}
      optional={!question.required}
      options={question.options}
      value={Array.isArray(value) ? value : []}
      onChange={(ticked) => form.change((state) => chooseMany(state, [id, question], ticked))}
      error={form.errorOf(id)}
    />
  )
}
