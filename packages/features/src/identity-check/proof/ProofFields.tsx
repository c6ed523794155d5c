import { Alert, Button, Inline, PasswordField, RadioGroup, Stack } from '@coverkit/ui'
import { requestFailure } from '#common/queries/requestFailure.ts'
import { CodeField } from '#common/send-new-code/CodeField.tsx'
import { proofCopy as copy } from './copy.ts'
import type { ProofKind, useProofFields } from './useProofFields.ts'

const KINDS: readonly ProofKind[] = ['password', 'code']

interface ProofFieldsProps {
  readonly proof: ReturnType<typeof useProofFields>
}

/** Asks for the password or a mailed code. Stands in a form, whose press reads them. */
export function ProofFields({ proof }: ProofFieldsProps) {
  const { name, kind, error } = proof
  return (
    <>
      <RadioGroup
        name={`${name}Proof`}
        legend={copy.legend}
        hint={copy.hint}
        layout="inline"
        options={KINDS.map((value) => ({ value, label: copy.kinds[value] }))}
        value={kind}
        onChange={proof.setKind}
      />
      {kind === 'password' ? (
        <PasswordField
          name={`${name}Password`}
          label={copy.password}
          autoComplete="current-password"
          showText={copy.show}
          hideText={copy.hide}
          value={proof.password}
          onChange={proof.setPassword}
          error={error}
        />
      ) : (
        <CodeFields proof={proof} />
      )}
      {proof.refusal && <Alert severity="error" role="alert" title={proof.refusal} />}
    </>
  )
}

function CodeFields({ proof }: ProofFieldsProps) {
  const { mailing, email } = proof
  return (
    <Stack gap={16}>
      <Inline>
        <Button
          busy={mailing.status === 'pending'}
          busyLabel={copy.mailing}
          onClick={() => void proof.mailCode()}
        >
          {mailing.status === 'done' ? copy.mailAgain : copy.mail}
        </Button>
      </Inline>
      {mailing.status === 'failed' && (
        <Alert severity="error" role="alert" title={copy.notMailed}>
          {requestFailure(mailing.failure)}
        </Alert>
      )}
      <CodeField
        name={`${proof.name}Code`}
        sent={mailing.status === 'done' && email !== null ? copy.mailed(email) : null}
        value={proof.code}
        onChange={proof.setCode}
        error={proof.error}
      />
    </Stack>
  )
}
