import { Alert, Button, DateField, ErrorSummary, Form, Heading, Inline, Stack } from '@coverkit/ui'
import { useEffect } from 'react'
import { tidyDate } from '#common/form/tidyDate.ts'
import { useInputForm } from '#common/form/useInputForm.ts'
import { CodeField } from '#common/send-new-code/CodeField.tsx'
import { codeFieldCopy } from '#common/send-new-code/codeFieldCopy.ts'
import { SendNewCode } from '#common/send-new-code/SendNewCode.tsx'
import {
  type CodeAndDate,
  type CodeAndDateErrors,
  codeAndDateReader,
  emptyCodeAndDate,
} from './readCodeAndDate.ts'

interface CodeAndDateWords extends CodeAndDateErrors {
  readonly title: string
  readonly dateOfBirth: string
  readonly dateOfBirthHint: string
  readonly go: string
  readonly busy: string
  readonly problem: string
}

interface CodeAndDateFormProps {
  readonly words: CodeAndDateWords
  /** Where the code went; null once something has failed, which is said above the form. */
  readonly sent: string | null
  /** Whether the date is the reader's own, which their browser may fill in. */
  readonly isOwnDate?: boolean
  readonly onSubmit: (entered: CodeAndDate) => Promise<void>
  readonly onSendCode: () => Promise<void>
}

/** The mailed code and the date of birth, which are right together or refused together. */
export function CodeAndDateForm({
  words,
  sent,
  isOwnDate = true,
  onSubmit,
  onSendCode,
}: CodeAndDateFormProps) {
  const reader = codeAndDateReader(words)
  const input = useInputForm(emptyCodeAndDate, undefined, reader.tidied)
  const { form, set, errors, errorOf, submitCount, busy, submit } = input
  // The button that led here is gone.
  useEffect(() => document.getElementById('field-code')?.focus(), [])
  return (
    <Stack gap={24}>
      <Heading level={2} size={24}>
        {words.title}
      </Heading>
      <ErrorSummary heading={words.problem} errors={errors} submitCount={submitCount} />
      {sent !== null && (
        <Alert severity="info" role="status">
          {sent}
        </Alert>
      )}
      <Form onSubmit={() => void submit(async () => reader, onSubmit)}>
        <Stack gap={24}>
          <CodeField
            name="code"
            hint={codeFieldCopy.tenMinutes}
            width="short"
            value={form.code}
            onChange={(code) => set({ code })}
            error={errorOf('code')}
          />
          <DateField
            legend={words.dateOfBirth}
            hint={words.dateOfBirthHint}
            name="dateOfBirth"
            value={form.dateOfBirth}
            onChange={(dateOfBirth) => set({ dateOfBirth })}
            format={tidyDate}
            {...(isOwnDate && { autoComplete: 'bday' })}
            error={errorOf('dateOfBirth')}
          />
          <Inline>
            <Button type="submit" variant="primary" busy={busy} busyLabel={words.busy} fullOnPhone>
              {words.go}
            </Button>
            <SendNewCode onSend={onSendCode} />
          </Inline>
        </Stack>
      </Form>
    </Stack>
  )
}
