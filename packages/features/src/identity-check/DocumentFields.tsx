import { parseFullName } from '@coverkit/core'
import { type IdentityDocumentType, identityFieldsOf } from '@coverkit/core/identity-check'
import { Checkbox, Stack, TextField } from '@coverkit/ui'
import { tidyWith } from '#common/form/tidy.ts'
import { identityCopy } from './copy.ts'
import { FieldControl } from './FieldControl.tsx'
import { fieldName } from './IdentityForm.ts'
import type { IdentityInput } from './useIdentityInput.ts'

const { details: copy } = identityCopy

interface DocumentFieldsProps {
  readonly type: IdentityDocumentType
  readonly input: IdentityInput
}

/** The fields of one document. */
export function DocumentFields({ type, input }: DocumentFieldsProps) {
  const { form, setField, setOtherName, errorOf } = input
  const entered = form.fields[type] ?? {}
  const otherName = form.otherNames[type]
  const nameField = fieldName(type, 'otherName')
  return (
    <Stack gap={24}>
      {identityFieldsOf(type, entered).map((row) => (
        <FieldControl
          key={row.name}
          type={type}
          row={row}
          value={entered[row.name] ?? ''}
          entered={entered}
          onChange={(value) => setField(type, row.name, value)}
          error={errorOf(fieldName(type, row.name))}
        />
      ))}
      <Checkbox
        name={`${type}-hasOtherName`}
        label={copy.otherName}
        checked={otherName !== undefined}
        onChange={(has) => setOtherName(type, has ? '' : undefined)}
      />
      {otherName !== undefined && (
        <TextField
          name={nameField}
          label={copy.otherNameLabel}
          value={otherName}
          onChange={(name) => setOtherName(type, name)}
          format={tidyWith(parseFullName)}
          autoComplete="off"
          spellCheck={false}
          error={errorOf(nameField)}
        />
      )}
    </Stack>
  )
}
