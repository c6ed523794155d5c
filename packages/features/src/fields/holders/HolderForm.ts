import type { InputValues } from '@coverkit/flow'
import type { StepForm } from '#common/step-form/useStepForm.ts'
import { bindDate } from '../controls/dateInput.ts'
import { type RowField, rowField } from '../readers/rowFields.ts'
import type { ContactField } from './contactFields.ts'
import type { Person } from './Person.ts'

type RowForm<Name extends string> = Pick<StepForm<unknown, RowField<Name>>, 'text' | 'choice' | 'list'>

/** The fields of one policy holder, bound by their own names. */
export function holderForm<Name extends string>(
  form: RowForm<Name>,
  id: string,
  fields: InputValues<Name>,
  person: Person,
) {
  return {
    person,
    fields,
    text: (name: Name) => form.text(rowField(name, id)),
    choice: (name: Name): ReturnType<typeof form.choice> => form.choice(rowField(name, id)),
    /** A list of options whose empty choice is blank. */
    select(name: Name) {
      const { onChange, ...field } = form.choice(rowField(name, id))
      return { ...field, onChange: (value: string | null) => onChange(value ?? '') }
    },
    date: (name: Name) => bindDate(form, rowField(name, id)),
    /** The autofill token of a field. A second person's are a section of their own. */
    autoComplete: (token: string) => (person === 'you' ? token : `section-holder2 ${token}`),
  }
}

export type HolderForm<Name extends string = ContactField> = ReturnType<typeof holderForm<Name>>
