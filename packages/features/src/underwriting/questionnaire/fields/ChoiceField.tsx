import { type ChoiceQuestion, UNSURE } from '@coverkit/core/questionnaire'
import { RadioGroup } from '@coverkit/ui'
import { chooseGate } from '../changeInput.ts'
import { questionnaireCopy as copy } from '../copy.ts'
import type { FieldProps } from '../QuestionnaireForm.ts'

const unsure = { value: UNSURE, label: copy.unsure }

/** A short list to choose from. */
export function ChoiceField({ id, question, form, isFollowUp }: FieldProps<ChoiceQuestion>) {
  const value = form.state.answers.values[id]
  const options = question.unsure ? [...question.options, unsure] : question.options
  return (
    <RadioGroup
      name={id}
      legend={question.ask}
      legendLook={isFollowUp ? 'label' : 'question'}
      hint={question.hint}
      optional={!question.required}
      options={options}
      cards
      value={typeof value === 'string' ? value : null}
      onChange={(chosen) => form.change((state) => chooseGate(state, [id, question], chosen, form.newRowId))}
      error={form.errorOf(id)}
    />
  )
}
