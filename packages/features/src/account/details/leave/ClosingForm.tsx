import { Alert, Button, Form, Inline, Stack, Text } from '@coverkit/ui'
import type { PageServices } from '#common/page-services/index.ts'
import { useMutation } from '#common/queries/useMutation.ts'
import { proofFailure, useProof } from '#identity-check/proof'
import { detailsCopy } from '../copy.ts'
import { closingRequest } from '../mutations.ts'

const copy = detailsCopy.close

interface ClosingFormProps {
  readonly services: PageServices
  readonly onClosing: () => void
  readonly onCancel: () => void
}

/** Closes the account of who shows again that it is them. */
export function ClosingForm({ services, onClosing, onCancel }: ClosingFormProps) {
  const proof = useProof({ services, name: 'closing' })
  const closing = useMutation(async () => closingRequest)
  async function submit(): Promise<void> {
    const end = await proof.give(({ idToken }) => closing.send({ idToken }))
    if (end?.status === 'done') onClosing()
  }
  const { state } = closing
  return (
    <>
      <Form label={copy.title} onSubmit={() => void submit()}>
        <Stack gap={24}>
          <Text measure>{copy.sevenDays}</Text>
          {state.status === 'failed' && (
            <Alert severity="error" role="alert" title={copy.failed}>
              {proofFailure(state.failure)}
            </Alert>
          )}
          <Inline>
            <Button
              type="submit"
              variant="primary"
              busy={state.status === 'pending'}
              busyLabel={copy.closing}
            >
              {copy.confirm}
            </Button>
            <Button variant="quiet" onClick={onCancel}>
              {detailsCopy.cancel}
            </Button>
          </Inline>
        </Stack>
      </Form>
      {proof.dialog}
    </>
  )
}
