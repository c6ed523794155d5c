import { Alert, Button, DateField, ErrorSummary, Form, Heading, Inline, Stack, TextField } from '@coverkit/ui'
import { useEffect } from 'react'
import { useInputForm } from '#common/form/useInputForm.ts'
import { SendNewCode } from '#common/send-new-code/SendNewCode.tsx'
import { copyByCodeCopy } from './copy.ts'
import { copyFormReader, emptyCopyForm } from './readCopyForm.ts'
import type { CopyByCode } from './useCopyByCode.ts'

const { enter: copy, busy: busyLabel, problem } = copyByCodeCopy

/** The mailed code and the date of birth, which open the copy together. */
export function CopyForm({ opening }: { readonly opening: CopyByCode }) {
  const { form, set, errors, errorOf, submitCount, busy, submit } = useInputForm(emptyCopyForm)
  // The button that led here is gone.
  useEffect(() => document.getElementById('field-code')?.focus(), [])
  return (
    <Stack gap={24}>
      <Heading level={2} size={24}>
        {copy.title}
      </Heading>
      <ErrorSummary heading={problem} errors={errors} submitCount={submitCount} />
      {!opening.failure && (
        <Alert severity="info" role="status">
          {copy.sent}
        </Alert>
      )}
      <Form onSubmit={() => void submit(async () => copyFormReader, opening.open)}>
        <Stack gap={24}>
          <TextField
            label={copy.code}
            hint={copy.codeHint}
            name="code"
            value={form.code}
            onChange={(code) => set({ code })}
            inputMode="numeric"
            autoComplete="one-time-code"
            spellCheck={false}
            tabular
            width="short"
            error={errorOf('code')}
          />
          <DateField
            legend={copy.dateOfBirth}
            hint={copy.dateOfBirthHint}
            name="dateOfBirth"
            value={form.dateOfBirth}
            onChange={(dateOfBirth) => set({ dateOfBirth })}
            autoComplete="bday"
            error={errorOf('dateOfBirth')}
          />
          <Inline>
            <Button type="submit" variant="primary" busy={busy} busyLabel={busyLabel} fullOnPhone>
              {copy.open}
            </Button>
            <SendNewCode onSend={opening.sendCode} />
          </Inline>
        </Stack>
      </Form>
    </Stack>
  )
}
