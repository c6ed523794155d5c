import { Alert, Button, Form, Inline, PasswordField, RadioGroup, Stack, Text, TextField } from '@coverkit/ui'
import type { PageServices } from '#common/page-services/index.ts'
import { detailsCopy } from '../copy.ts'
import { requestFailure } from '../requestFailure.ts'
import { type ProofKind, useClosingForm } from './useClosingForm.ts'

const copy = detailsCopy.close
const KINDS: readonly ProofKind[] = ['password', 'code']

interface ClosingFormProps {
  readonly services: PageServices
  readonly email: string
  readonly onClosing: () => void
  readonly onCancel: () => void
}

/** Asks for the password or a mailed code, and closes the account. */
export function ClosingForm({ services, email, onClosing, onCancel }: ClosingFormProps) {
  const form = useClosingForm({ services, email, onClosing })
  return (
    <Form label={copy.title} onSubmit={() => void form.submit()}>
      <Stack gap={24}>
        <RadioGroup
          name="closingProof"
          legend={copy.proof}
          hint={copy.proofHint}
          layout="inline"
          options={KINDS.map((value) => ({ value, label: copy.proofs[value] }))}
          value={form.kind}
          onChange={form.setKind}
        />
        {form.kind === 'password' ? (
          <PasswordField
            name="closingPassword"
            label={copy.password}
            autoComplete="current-password"
            showText={copy.show}
            hideText={copy.hide}
            value={form.password}
            onChange={form.setPassword}
            error={form.error}
          />
        ) : (
          <CodeFields form={form} email={email} />
        )}
        <Text measure>{copy.sevenDays}</Text>
        {form.refusal && <Alert severity="error" role="alert" title={form.refusal} />}
        <Inline>
          <Button type="submit" variant="primary" busy={form.isBusy} busyLabel={copy.closing}>
            {copy.confirm}
          </Button>
          <Button variant="quiet" onClick={onCancel}>
            {detailsCopy.cancel}
          </Button>
        </Inline>
      </Stack>
    </Form>
  )
}

interface CodeFieldsProps {
  readonly form: ReturnType<typeof useClosingForm>
  readonly email: string
}

function CodeFields({ form, email }: CodeFieldsProps) {
  const { mailing } = form
  return (
    <Stack gap={16}>
      <Inline>
        <Button
          busy={mailing.status === 'pending'}
          busyLabel={copy.mailing}
          onClick={() => void form.mailCode()}
        >
          {mailing.status === 'done' ? copy.mailAgain : copy.mail}
        </Button>
      </Inline>
      <div role="status">{mailing.status === 'done' && <Text measure>{copy.mailed(email)}</Text>}</div>
      {mailing.status === 'failed' && (
        <Alert severity="error" role="alert" title={copy.notMailed}>
          {requestFailure(mailing.failure)}
        </Alert>
      )}
      <TextField
        name="closingCode"
        label={copy.code}
        hint={copy.codeHint}
        inputMode="numeric"
        autoComplete="one-time-code"
        spellCheck={false}
        width="medium"
        tabular
        value={form.code}
        onChange={form.setCode}
        error={form.error}
      />
    </Stack>
  )
}
