import type { InCaseAnswer } from '@coverkit/api-client'
import { Alert, Heading, Stack, Text } from '@coverkit/ui'
import type { PageServices } from '#common/page-services/index.ts'
import { useMutation } from '#common/queries/useMutation.ts'
import { useProof } from '#identity-check/proof'
import { inCaseCopy } from './copy.ts'
import { linkFailure } from './linkFailure.ts'
import { endLinkMutation, sendLinkMutation } from './mutations.ts'
import { SentLink } from './SentLink.tsx'
import { TrustedForm } from './TrustedForm.tsx'

const { trusted: copy } = inCaseCopy

interface TrustedPersonProps {
  readonly services: PageServices
  readonly link: InCaseAnswer['link']
}

/** The one person whom a customer trusts: sends the link after a proof, shows when it was opened, and takes it back. */
export function TrustedPerson({ services, link }: TrustedPersonProps) {
  const proof = useProof({ services, name: 'trusted-person' })
  const sending = useMutation(async () => sendLinkMutation)
  const ending = useMutation(async () => endLinkMutation)
  const isSending = sending.state.status === 'pending'
  const send = async (email: string) => {
    await proof.give(({ idToken }) => sending.send({ email, idToken }))
  }
  return (
    <Stack as="section" labelledBy="trusted-person" gap={16}>
      <Heading level={2} size={24} id="trusted-person" tabIndex={-1}>
        {copy.title}
      </Heading>
      <Text measure>{copy.text}</Text>
      <Text measure>{copy.how}</Text>
      {sending.state.status === 'failed' && (
        <Alert severity="error" role="alert" title={copy.failed}>
          {linkFailure(sending.state.failure)}
        </Alert>
      )}
      {link ? (
        <SentLink
          link={link}
          isSending={isSending}
          isEnding={ending.state.status === 'pending'}
          onRenew={() => void send(link.email)}
          onTakeBack={async () => {
            const end = await ending.send({})
            // The button that took it back is gone.
            if (end.status === 'done') document.getElementById('trusted-person')?.focus()
          }}
        />
      ) : (
        <TrustedForm onSend={send} />
      )}
      {ending.state.status === 'failed' && (
        <Alert severity="error" role="alert">
          {copy.notTakenBack}
        </Alert>
      )}
      <p role="status">{ending.state.status === 'done' && link === null && copy.takenBack}</p>
      {proof.dialog}
    </Stack>
  )
}
