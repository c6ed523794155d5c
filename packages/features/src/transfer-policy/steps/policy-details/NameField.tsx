import { Stack, TextField } from '@coverkit/ui'
import type { BoundText } from '#common/step-form/bindFields.ts'
import { FieldWarning, useSettledText } from '#fields/controls'
import { policiesCopy as copy } from './copy.ts'

interface NameFieldProps {
  readonly field: BoundText
  /** It is the last name of no policy holder. */
  readonly isOfNobody: boolean
}

/** The name on a policy. Once the field is left, a name without a policy holder's last name gets a warning. */
export function NameField({ field, isOfNobody }: NameFieldProps) {
  const { isSettled, onBlur } = useSettledText(field.value)
  return (
    <Stack gap={8}>
      <TextField
        label={copy.labels.name}
        hint={copy.hints.name}
        autoComplete="name"
        spellCheck={false}
        onBlur={onBlur}
        {...field}
      />
      {isSettled && isOfNobody && <FieldWarning text={copy.notes['name-differs']} />}
    </Stack>
  )
}
