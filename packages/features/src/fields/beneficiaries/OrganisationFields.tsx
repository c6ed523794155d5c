import { Alert, Stack, TextField } from '@coverkit/ui'
import { FreeTextField } from '#fields/controls'
import { rowField } from '#fields/readers'
import type { BeneficiariesForm } from './BeneficiariesForm.ts'
import { rowCopy as copy } from './copy.ts'
import type { RowNotes } from './rowNotes.ts'

interface OrganisationFieldsProps {
  readonly form: BeneficiariesForm
  readonly id: string
  readonly notes: RowNotes | undefined
}

/** An organisation that is named, such as a charity: what it is called and where it is. */
export function OrganisationFields({ form, id, notes }: OrganisationFieldsProps) {
  return (
    <Stack gap={24}>
      <Stack gap={8}>
        <FreeTextField
          label={copy.organisation}
          hint={copy.organisationHint}
          autoComplete="off"
          {...form.text(rowField('organisation', id))}
        />
        {notes?.isRepeated && (
          <Alert severity="warn" role="status">
            <p>{copy.notes.repeatedOrganisation}</p>
          </Alert>
        )}
      </Stack>
      <TextField
        label={copy.abn}
        hint={copy.abnHint}
        optional
        inputMode="numeric"
        width="medium"
        autoComplete="off"
        tabular
        {...form.text(rowField('abn', id))}
      />
      <FreeTextField
        label={copy.address}
        hint={copy.addressHint}
        autoComplete="off"
        {...form.text(rowField('address', id))}
      />
    </Stack>
  )
}
