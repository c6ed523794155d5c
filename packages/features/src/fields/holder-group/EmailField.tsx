import { fieldId, Stack, TextField } from '@coverkit/ui'
import { lazyComponent } from '#common/lazy-component/lazyComponent.ts'
import { useSettledText } from '../controls/useSettledText.ts'
import type { HolderForm } from '../holders/HolderForm.ts'
import { holdersCopy as copy } from '../holders/holdersCopy.ts'

const EmailSuggestion = lazyComponent(() => import('./EmailSuggestion.tsx'), 'EmailSuggestion')

interface EmailFieldProps {
  readonly holder: HolderForm
  readonly hint: string
}

/** An email address. Once it is left, a slip of a common mail domain is offered without it. */
export function EmailField({ holder, hint }: EmailFieldProps) {
  const field = holder.text('email')
  const { isSettled, onBlur } = useSettledText(field.value)
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
      {isSettled && <EmailSuggestion email={field.value} onTake={take} />}
    </Stack>
  )
}
