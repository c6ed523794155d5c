import { Alert, Button, Card, Disclosure, Form, Inline, Stack, Text, TextField } from '@coverkit/ui'
import { CodeField } from '#common/send-new-code/CodeField.tsx'
import type { AddableKind } from './AddableKind.ts'
import { addFailure } from './addFailure.ts'
import { readReference } from './addInput.ts'
import { useAddByCode } from './useAddByCode.ts'

interface AddPanelProps {
  readonly kind: AddableKind
  readonly onClaimed: () => void
}

/** Adds what was made without signing in: by its reference, and a code mailed to its first policy holder. */
export function AddPanel({ kind, onClaimed }: AddPanelProps) {
  const claim = useAddByCode(kind, onClaimed)
  const { copy } = claim
  return (
    <div>
      <div role="status">
        {claim.claimed && (
          <Alert severity="success" title={copy.done}>
            <p>{copy.doneText(claim.claimed.reference)}</p>
          </Alert>
        )}
      </div>
      <Disclosure summary={copy.summary} open={claim.isFromLink}>
        <Card tone="tint">{claim.requested === null ? <Request {...claim} /> : <Confirm {...claim} />}</Card>
      </Disclosure>
    </div>
  )
}

type AddProps = ReturnType<typeof useAddByCode>

function Request(props: AddProps) {
  const { copy, fields, reference, setReference, error, failure, isBusy, request } = props
  return (
    <Form onSubmit={() => void request()}>
      <Stack gap={16}>
        <Text measure>{copy.lead}</Text>
        {failure && <Alert severity="error" role="alert" title={addFailure(failure)} />}
        <TextField
          name={fields.reference}
          label={copy.reference}
          hint={copy.referenceHint}
          autoComplete="off"
          spellCheck={false}
          width="medium"
          value={reference}
          onChange={setReference}
          format={(text) => readReference(text) ?? text}
          error={error}
        />
        <Inline>
          <Button type="submit" busy={isBusy} busyLabel={copy.sending}>
            {copy.send}
          </Button>
        </Inline>
      </Stack>
    </Form>
  )
}

function Confirm(props: AddProps) {
  const { copy, fields, requested, isFromLink, code, setCode, error, failure, isBusy, confirm, restart } =
    props
  return (
    <Form onSubmit={() => void confirm()}>
      <Stack gap={16}>
        <div role="status">
          <Text measure>{isFromLink ? copy.sentByLink : copy.sent(requested ?? '')}</Text>
        </div>
        {failure && <Alert severity="error" role="alert" title={addFailure(failure)} />}
        <CodeField name={fields.code} label={copy.code} value={code} onChange={setCode} error={error} />
        <Inline>
          <Button type="submit" variant="primary" busy={isBusy} busyLabel={copy.confirming}>
            {copy.confirm}
          </Button>
          <Button variant="quiet" onClick={restart}>
            {copy.again}
          </Button>
        </Inline>
      </Stack>
    </Form>
  )
}
