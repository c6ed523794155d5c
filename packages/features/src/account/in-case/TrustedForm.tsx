import { Button, ErrorSummary, Form, Inline, Stack, TextField } from '@coverkit/ui'
import { useInputForm } from '#common/form/useInputForm.ts'
import { inCaseCopy } from './copy.ts'
import { trustedReader } from './readInCase.ts'

const { trusted: copy, problem } = inCaseCopy

interface TrustedFormProps {
  readonly onSend: (email: string) => Promise<void>
}

/** The address of the person to trust. */
export function TrustedForm({ onSend }: TrustedFormProps) {
  const input = useInputForm<{ email: string }, 'email'>({ email: '' }, undefined, trustedReader.tidied)
  const { form, set, errors, errorOf, submitCount, formatOf } = input
  return (
    <>
      <ErrorSummary heading={problem} errors={errors} submitCount={submitCount} />
      <Form label={copy.title} onSubmit={() => void input.submit(async () => trustedReader, onSend)}>
        <Stack gap={24}>
          <TextField
            name="email"
            label={copy.email}
            type="email"
            autoComplete="off"
            value={form.email}
            onChange={(email) => set({ email })}
            format={formatOf('email')}
            error={errorOf('email')}
          />
          <Inline>
            <Button type="submit" variant="primary" fullOnPhone busy={input.busy} busyLabel={copy.sending}>
              {copy.send}
            </Button>
          </Inline>
        </Stack>
      </Form>
    </>
  )
}
