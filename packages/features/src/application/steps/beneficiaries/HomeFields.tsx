import { Stack } from '@coverkit/ui'
import type { StepForm } from '#common/step-form/useStepForm.ts'
import { Statement } from '#fields/controls'
import { rowField } from '#fields/readers'
import type { ApplicationAnswers } from '../../answers.ts'
import { FreeTextField } from '../FreeTextField.tsx'
import { CountryField } from './CountryField.tsx'
import { rowCopy as copy } from './copy.ts'
import { ownAddress } from './ownAddress.ts'
import type { Field } from './view.ts'

interface HomeFieldsProps {
  readonly form: StepForm<ApplicationAnswers, Field>
  readonly id: string
}

/** The country and address fields of a beneficiary. */
export function HomeFields({ form, id }: HomeFieldsProps) {
  return (
    <Stack gap={24}>
      <CountryField {...form.text(rowField('country', id))} />
      <Statement
        label={copy.addressSame}
        note={ownAddress(form.answers) || undefined}
        {...form.choice(rowField('addressSame', id))}
      />
      {form.fields[rowField('addressSame', id)] !== 'yes' && (
        <FreeTextField
          label={copy.address}
          hint={copy.addressHint}
          autoComplete="off"
          {...form.text(rowField('address', id))}
        />
      )}
    </Stack>
  )
}
