import { Button, Form, Inline, Stack, Text } from '@coverkit/ui'
import type { PageServices } from '#common/page-services/index.ts'
import { requestFailure } from '#common/queries/requestFailure.ts'
import { useMutation } from '#common/queries/useMutation.ts'
import { ProofFields, proofCopy, useProof } from '#identity-check/proof'
import { detailsCopy } from '../copy.ts'
import { closingRequest } from '../mutations.ts'

const copy = detailsCopy.close

interface ClosingFormProps {
  readonly services: PageServices
  readonly onClosing: () => void
  readonly onCancel: () => void
}

/** Asks for the password or a mailed code, and closes the account. */
export function ClosingForm({ services, onClosing, onCancel }: ClosingFormProps) {
  const proof = useProof({ services, name: 'closing' })
  const closing = useMutation(async () => closingRequest)
  async function submit(): Promise<void> {
    const end = await proof.give(closing.send)
    if (end?.status === 'done') onClosing()
    else if (end?.status === 'failed')
      proof.setRefusal(end.failure.kind === 'refused' ? proofCopy.refused : requestFailure(end.failure))
  }
  return (
    <Form label={copy.title} onSubmit={() => void submit()}>
      <Stack gap={24}>
        <ProofFields proof={proof} />
        <Text measure>{copy.sevenDays}</Text>
        <Inline>
          <Button
            type="submit"
            variant="primary"
            busy={proof.isChecking || closing.state.status === 'pending'}
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
  )
}
