import { formatDay } from '@coverkit/core'
import { Alert, Button, Inline, Stack, Text } from '@coverkit/ui'
import { requestFailure } from '#common/queries/requestFailure.ts'
import { useMutation } from '#common/queries/useMutation.ts'
import { detailsCopy } from '../copy.ts'
import { closingCancellation } from '../mutations.ts'

const copy = detailsCopy.close

interface ClosingPendingProps {
  /** ISO 8601. */
  readonly closesAt: string
  readonly onCancelled: () => void
}

/** Says when the account closes, and keeps it on a press. */
export function ClosingPending({ closesAt, onCancelled }: ClosingPendingProps) {
  const { state, send } = useMutation(async () => closingCancellation)
  async function cancel(): Promise<void> {
    const end = await send({})
    if (end.status === 'done') onCancelled()
  }
  return (
    <Stack gap={16}>
      <Alert severity="warn" role="status" title={copy.pending(formatDay(closesAt))}>
        <Text>{copy.pendingText}</Text>
      </Alert>
      {state.status === 'failed' && (
        <Alert severity="error" role="alert" title={copy.notCancelled}>
          {state.failure.kind === 'conflict' ? copy.tooLate : requestFailure(state.failure)}
        </Alert>
      )}
      <Inline>
        <Button
          variant="primary"
          busy={state.status === 'pending'}
          busyLabel={copy.cancelling}
          onClick={() => void cancel()}
        >
          {copy.cancelClosing}
        </Button>
      </Inline>
    </Stack>
  )
}
