import { suggestEmailDomain } from '@coverkit/core'
import { Alert, Button, fieldId, Inline, Stack, TextField } from '@coverkit/ui'
import { useSettledText } from '../controls/useSettledText.ts'
import type { HolderForm } from '../holders/HolderForm.ts'
import { holdersCopy as copy } from '../holders/holdersCopy.ts'

interface EmailFieldProps {
  readonly holder: HolderForm
  readonly hint: string
}

/** An email address. Once it is left, a slip of a common mail domain is offered without it: never corrected. */
export function EmailField({ holder, hint }: EmailFieldProps) {
  const field = holder.text('email')
  const { isSettled, onBlur } = useSettledText(field.value)
  const suggested = isSettled ? suggestEmailDomain(field.value.trim()) : null
  const take = (email: string) => {
    field.onChange(email)
    document.getElementById(fieldId(field))?.focus()
  }
  return (
    <Stack gap={8}>
      <TextField
        label={copy.labels.email}
        hint={hint}
        type="email"
        autoComplete={holder.autoComplete('email')}
        spellCheck={false}
        onBlur={onBlur}
        {...field}
      />
      {suggested && (
        <Alert severity="info" role="status">
          <Inline>
            <span>{copy.emailSuggestion.question(suggested)}</span>
            <Button variant="quiet" onClick={() => take(suggested)}>
              {copy.emailSuggestion.take(suggested)}
            </Button>
          </Inline>
        </Alert>
      )}
    </Stack>
  )
}
