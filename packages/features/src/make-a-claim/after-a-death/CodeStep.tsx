import { useBrand } from '@coverkit/brand'
import { InvalidInputError } from '@coverkit/core'
import { Alert, Button, ErrorSummary, Form, Heading, Inline, Stack, Text } from '@coverkit/ui'
import { useEffect, useRef } from 'react'
import { inputReader, readFields } from '#common/form/readFields.ts'
import { tidyCode } from '#common/form/tidy.ts'
import { useInputForm } from '#common/form/useInputForm.ts'
import { CodeField } from '#common/send-new-code/CodeField.tsx'
import { codeFieldCopy } from '#common/send-new-code/codeFieldCopy.ts'
import { SendNewCode } from '#common/send-new-code/SendNewCode.tsx'
import { deathClaimCopy } from './copy.ts'
import { deathClaimFailure } from './failure.ts'
import type { DeathClaim } from './useDeathClaim.ts'

const { code: copy } = deathClaimCopy

interface CodeForm {
  readonly code: string
}

const readCode = ({ code }: CodeForm): string => {
  const digits = tidyCode(code)
  if (!/^\d{6}$/.test(digits)) throw new InvalidInputError('code', 'required')
  return digits
}

const codeReader = inputReader(
  (form: CodeForm) => {
    const { errors, read } = readFields<'code'>()
    const code = read('code', () => readCode(form))
    return code === undefined ? { errors } : { read: { code } }
  },
  () => codeFieldCopy.missing,
  { code: ({ code }: CodeForm) => tidyCode(code) },
)

/** The code that the claimant was mailed; the claim goes with it. */
export function CodeStep({ death, email }: { readonly death: DeathClaim; readonly email: string }) {
  const { phone } = useBrand()
  const { form, set, errors, errorOf, submitCount, busy, submit } = useInputForm<CodeForm, 'code'>({
    code: '',
  })
  const heading = useRef<HTMLHeadingElement>(null)
  // The button that led here is gone.
  useEffect(() => heading.current?.focus(), [])
  const { filing, code } = death
  const isRefused =
    filing.status === 'failed' &&
    filing.failure.kind === 'refused' &&
    filing.failure.errors.some(({ field }) => field === 'code')
  const failure = [filing, code].find((state) => state.status === 'failed')
  return (
    <Stack gap={24}>
      <Heading level={2} size={24} ref={heading} tabIndex={-1}>
        {copy.title}
      </Heading>
      <ErrorSummary heading={deathClaimCopy.problem} errors={errors} submitCount={submitCount} />
      <Alert severity="info">
        <p>{copy.nothingYet}</p>
      </Alert>
      <Form
        onSubmit={() =>
          void submit(
            async () => codeReader,
            (entered) => death.file(entered.code),
          )
        }
      >
        <Stack gap={24}>
          <CodeField
            name="code"
            hint={codeFieldCopy.tenMinutes}
            width="short"
            sent={copy.sent(email)}
            value={form.code}
            onChange={(entered) => set({ code: entered })}
            error={errorOf('code')}
          />
          {failure?.status === 'failed' && (
            <Alert severity="error" role="alert" title={isRefused ? copy.refused : deathClaimCopy.failed}>
              {!isRefused && <Text>{deathClaimFailure(failure.failure, phone)}</Text>}
            </Alert>
          )}
          <Inline>
            <Button type="submit" variant="primary" busy={busy} busyLabel={copy.sending} fullOnPhone>
              {copy.send}
            </Button>
            <SendNewCode onSend={death.sendNewCode} />
            <Button variant="quiet" onClick={death.change}>
              {copy.back}
            </Button>
          </Inline>
        </Stack>
      </Form>
    </Stack>
  )
}
