import { type Question, UNSURE } from '@coverkit/core/questionnaire'
import { RadioGroup } from '@coverkit/ui'
import { chooseGate } from '../changeInput.ts'
import { questionnaireCopy as copy } from '../copy.ts'
import type { FieldProps } from '../QuestionnaireForm.ts'

type OneOfFew = Extract<Question, { readonly kind: 'gate' | 'yesNo' | 'choice' }>

const yesNo = [
  { value: 'yes', label: copy.yes },
  { value: 'no', label: copy.no },
]
const unsure = { value: UNSURE, label: copy.unsure }

/** A gate, a yes-or-no question or a short list to choose from. */
export function ChoiceField({ id, question, form }: FieldProps<OneOfFew>) {
  const value = form.state.answers.values[id]
  const own = question.kind === 'choice' ? question.options : yesNo
  const options = question.unsure ? [...own, unsure] : own
  return (
    <RadioGroup
      name={id}
      legend={question.ask}
      hint={question.hint}
      optional={!question.required}
      options={options}
      cards
      layout={question.kind === 'choice' ? 'stack' : 'inline'}
      value={typeof value === 'string' ? value : null}
      onChange={(chosen) => form.change((state) => chooseGate(state, [id, question], chosen, form.newRowId))}
      error={form.errorOf(id)}
    />
  )
}
