import { Stack } from '@coverkit/ui'
import { FreeTextField, Statement } from '#fields/controls'
import { rowField } from '#fields/readers'
import type { BeneficiariesForm } from './BeneficiariesForm.ts'
import { CountryField } from './CountryField.tsx'
import { rowCopy as copy } from './copy.ts'

interface HomeFieldsProps {
  readonly form: BeneficiariesForm
  readonly id: string
  /** The policy holder's address on one line; empty while it is not known. */
  readonly own: string
}

/** The country and address fields of a beneficiary. */
export function HomeFields({ form, id, own }: HomeFieldsProps) {
  return (
    <Stack gap={24}>
      <CountryField {...form.text(rowField('country', id))} />
      <Statement
        label={copy.addressSame}
        note={own || undefined}
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
