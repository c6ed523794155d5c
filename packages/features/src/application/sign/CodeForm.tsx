import { Alert, Button, ErrorSummary, Form, Heading, Inline, Stack, TextField } from '@coverkit/ui'
import { useEffect } from 'react'
import { useInputForm } from '#common/form/useInputForm.ts'
import { SendNewCode } from '#common/send-new-code/SendNewCode.tsx'
import { signCopy } from './copy.ts'
import { codeReader, emptyCode } from './readSigning.ts'
import type { Purpose } from './Stage.ts'
import type { Signing } from './useSigning.ts'

const { code: copy, busy: busyLabel, problem } = signCopy

interface CodeFormProps {
  readonly signing: Signing
  /** Masked. */
  readonly email: string
  readonly purpose: Purpose
}

/** The code that was mailed. */
export function CodeForm({ signing, email, purpose }: CodeFormProps) {
  const { form, set, errors, errorOf, submitCount, busy, submit } = useInputForm(emptyCode)
  // The button that led here is gone.
  useEffect(() => document.getElementById('field-code')?.focus(), [])
  return (
    <Stack gap={24}>
      <Heading level={2} size={24}>
        {copy.title}
      </Heading>
      <ErrorSummary heading={problem} errors={errors} submitCount={submitCount} />
      {!signing.failure && (
        <Alert severity="info" role="status">
          {copy.sent(email)}
        </Alert>
      )}
      <Form onSubmit={() => void submit(async () => codeReader, signing.confirm)}>
        <Stack gap={24}>
          <TextField
            label={copy.label}
            hint={copy.hint}
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
          <Inline>
            <Button type="submit" variant="primary" busy={busy} busyLabel={busyLabel} fullOnPhone>
              {copy.go}
            </Button>
            <SendNewCode onSend={() => signing.sendCode(purpose)} />
          </Inline>
        </Stack>
      </Form>
    </Stack>
  )
}
