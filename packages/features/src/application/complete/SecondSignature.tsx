import { useBrand } from '@coverkit/brand'
import { formatDate, localDate } from '@coverkit/core'
import { Alert, Button, Heading, Inline, Stack, Text } from '@coverkit/ui'
import { useMutation } from '#queries/use-mutation'
import type { SubmittedApplication } from '../answers.ts'
import { secondSignatureCopy as copy } from './copy.ts'
import { linkFailure } from './linkFailure.ts'
import { sendLinkMutation } from './mutations.ts'

interface SecondSignatureProps {
  readonly submitted: SubmittedApplication
  /** When the link was mailed last, as far as it was read back: ISO 8601. It goes out with the submission first. */
  readonly sentAt?: string | null | undefined
  /** Whether who reads this may have the link sent again. */
  readonly canSend: boolean
}

/** The signature that an application of two waits for, and the link that leads to it. */
export function SecondSignature({ submitted, sentAt, canSend }: SecondSignatureProps) {
  const { phone } = useBrand()
  const { id, secret, submittedAt } = submitted
  const { state, send } = useMutation(async () => sendLinkMutation)
  const failed = state.status === 'failed' ? linkFailure(state.failure, phone) : null
  if (failed?.isSigned)
    return (
      <Alert severity="success" role="status">
        {failed.words}
      </Alert>
    )
  const sent = state.status === 'done' ? state.data : null
  return (
    <Stack as="section" labelledBy="second-signature" gap={12}>
      <Heading level={2} size={24} id="second-signature">
        {copy.title}
      </Heading>
      <Text weight="medium">
        {copy.waiting(formatDate(localDate(sent?.sentAt ?? sentAt ?? submittedAt)))}
      </Text>
      <Text measure>{copy.text}</Text>
      {failed && (
        <Alert severity="error" role="alert">
          {failed.words}
        </Alert>
      )}
      {sent && (
        <Alert severity="success" role="status">
          {copy.sent(sent.email)}
        </Alert>
      )}
      {canSend && id !== undefined && (
        <Inline>
          <Button
            busy={state.status === 'pending'}
            busyLabel={copy.busy}
            fullOnPhone
            onClick={() => void send({ id, secret })}
          >
            {copy.send}
          </Button>
        </Inline>
      )}
    </Stack>
  )
}
