import type { InputValues } from '@coverkit/flow'
import type { StepForm } from '#common/step-form/useStepForm.ts'
import type { ApplicationAnswers } from '../../answers.ts'
import { datePartsOf, inputOfParts } from '../../row-form/dateInput.ts'
import { rowField } from '../../row-form/rowFields.ts'
import type { Person } from './messages.ts'
import type { Field, HolderField } from './view.ts'

export type InformationForm = StepForm<ApplicationAnswers, Field>

/** The fields of one policy holder, bound by their own names. */
export function holderForm(
  form: InformationForm,
  id: string,
  fields: InputValues<HolderField>,
  person: Person,
) {
  return {
    person,
    fields,
    text: (name: HolderField) => form.text(rowField(name, id)),
    choice: (name: HolderField) => form.choice(rowField(name, id)),
    /** A list of options whose empty choice is blank. */
    select(name: HolderField) {
      const { onChange, ...field } = form.choice(rowField(name, id))
      return { ...field, onChange: (value: string | null) => onChange(value ?? '') }
    },
    date(name: HolderField) {
      const { value, onChange, ...field } = form.list(rowField(name, id))
      return {
        ...field,
        value: datePartsOf(value),
        onChange: (parts: Parameters<typeof inputOfParts>[0]) => onChange(inputOfParts(parts)),
      }
    },
    /** The autofill token of a field. A second person's are a section of their own. */
    autoComplete: (token: string) => (person === 'you' ? token : `section-holder2 ${token}`),
  }
}

export type HolderForm = ReturnType<typeof holderForm>
