import { Alert, DateField, Stack, TextField } from '@coverkit/ui'
import { bindDate } from '#fields/controls'
import { rowField } from '#fields/readers'
import type { BeneficiariesForm } from './BeneficiariesForm.ts'
import { rowCopy as copy } from './copy.ts'
import type { RowNotes } from './rowNotes.ts'

interface PersonFieldsProps {
  readonly form: BeneficiariesForm
  readonly id: string
  readonly notes: RowNotes | undefined
}

/** The name and date of birth of a beneficiary. Autofill is off: it would enter the visitor's own. */
export function PersonFields({ form, id, notes }: PersonFieldsProps) {
  return (
    <Stack gap={24}>
      <TextField
        label={copy.firstName}
        hint={copy.firstNameHint}
        autoComplete="off"
        spellCheck={false}
        {...form.text(rowField('firstName', id))}
      />
      <TextField
        label={copy.lastName}
        autoComplete="off"
        spellCheck={false}
        {...form.text(rowField('lastName', id))}
      />
      <Stack gap={8}>
        <DateField
          legend={copy.dateOfBirth}
          hint={copy.dateHint}
          {...bindDate(form, rowField('dateOfBirth', id))}
        />
        {notes?.isMinor && (
          <Alert severity="info" role="status">
            <p>{copy.notes.minor}</p>
          </Alert>
        )}
        {notes?.isRepeated && (
          <Alert severity="warn" role="status">
            <p>{copy.notes.repeated}</p>
          </Alert>
        )}
      </Stack>
    </Stack>
  )
}
