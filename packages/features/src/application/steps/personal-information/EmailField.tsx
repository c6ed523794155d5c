import { suggestEmailDomain } from '@coverkit/core'
import { Alert, Button, fieldId, Inline, Stack, TextField } from '@coverkit/ui'
import { useSettledText } from '../useSettledText.ts'
import { informationCopy as copy } from './copy.ts'
import type { HolderForm } from './holderForm.ts'

/** An email address. Once it is left, a slip of a common mail domain is offered without it: never corrected. */
export function EmailField({ holder }: { readonly holder: HolderForm }) {
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
        hint={holder.person === 'you' ? copy.hints.email : copy.hints.secondEmail}
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
