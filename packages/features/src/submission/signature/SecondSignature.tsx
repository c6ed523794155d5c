import type { SignatureLinkSent } from '@coverkit/api-client'
import { useBrand } from '@coverkit/brand'
import { formatDate, localDate } from '@coverkit/core'
import { Alert, Button, Heading, Inline, Stack, Text } from '@coverkit/ui'
import type { Mutation } from '#common/queries/defineMutation.ts'
import { useMutation } from '#common/queries/useMutation.ts'
import { linkFailure, type SecondSignatureTexts } from './linkFailure.ts'

interface SecondSignatureProps<Key> {
  /** When it was submitted: ISO 8601. The link goes out with the submission first. */
  readonly submittedAt: string
  /** When the link was mailed last, as far as it was read back: ISO 8601. */
  readonly sentAt?: string | null | undefined
  /** The document to sign; null if the device does not know it, or if this customer may not send the link again. */
  readonly signed: Key | null
  readonly texts: SecondSignatureTexts
  readonly headingId?: string
  readonly level?: 2 | 4
  /** Mails the link again. */
  readonly load: () => Promise<Mutation<Key, SignatureLinkSent>>
}

/** The signature that a submission of two waits for, and the link that leads to it. */
export function SecondSignature<Key>(props: SecondSignatureProps<Key>) {
  const { submittedAt, sentAt, signed, texts: copy, load, headingId = 'second-signature', level = 2 } = props
  const { phone } = useBrand()
  const { state, send } = useMutation(load)
  const failed = state.status === 'failed' ? linkFailure(copy, state.failure, phone) : null
  if (failed?.isSigned)
    return (
      <Alert severity="success" role="status">
        {failed.words}
      </Alert>
    )
  const sent = state.status === 'done' ? state.data : null
  return (
    // One of several in a list is no landmark, since they all have one name.
    <Stack {...(level === 2 && { as: 'section', labelledBy: headingId })} gap={12}>
      <Heading level={level} size={level === 2 ? 24 : 17} id={headingId} tabIndex={-1}>
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
      {signed !== null && (
        <Inline>
          <Button
            busy={state.status === 'pending'}
            busyLabel={copy.busy}
            fullOnPhone
            onClick={() => void send(signed)}
          >
            {copy.send}
          </Button>
        </Inline>
      )}
    </Stack>
  )
}
