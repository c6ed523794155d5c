import type { IdentityCheck } from '@coverkit/api-client'
import { Alert, Button, Card, Heading, Inline, Stack, Text } from '@coverkit/ui'
import { useMutation } from '#common/queries/useMutation.ts'
import { identityPageCopy } from './copy.ts'
import { linkFailure } from './linkFailure.ts'
import { linkMutation } from './mutations.ts'

const { others: copy } = identityPageCopy

/** How far second policy holders are with their own checks, and the link that leads there. */
export function SecondHolders({ checks }: { readonly checks: readonly IdentityCheck[] }) {
  if (checks.length === 0) return null
  return (
    <Stack as="section" labelledBy="second-holders" gap={16}>
      <Stack gap={8}>
        <Heading level={2} size={24} id="second-holders">
          {copy.title}
        </Heading>
        <Text measure>{copy.text}</Text>
      </Stack>
      <Stack as="ul" gap={16}>
        {checks.map((check) => (
          <li key={check.id}>
            <SecondHolder check={check} />
          </li>
        ))}
      </Stack>
    </Stack>
  )
}

function SecondHolder({
  check: { id = '', name = '', reference = '', state, hasSigned },
}: {
  readonly check: IdentityCheck
}) {
  const { state: sending, send } = useMutation(async () => linkMutation)
  const isOver = state === 'verified' || state === 'refer'
  const headingId = `second-holder-${id}`
  return (
    <Card as="article" labelledBy={headingId}>
      <Stack gap={12}>
        <Heading level={3} size={20} id={headingId}>
          {copy.of(name, reference)}
        </Heading>
        <Text weight="medium">{stateWords(state)}</Text>
        {!hasSigned && <Text>{copy.unsigned}</Text>}
        {sending.status === 'failed' && (
          <Alert severity="error" role="alert">
            {linkFailure(sending.failure)}
          </Alert>
        )}
        {sending.status === 'done' && (
          <Alert severity="success" role="status">
            {copy.sent(sending.data.email)}
          </Alert>
        )}
        {hasSigned && !isOver && (
          <Inline>
            <Button
              busy={sending.status === 'pending'}
              busyLabel={copy.busy}
              fullOnPhone
              onClick={() => void send(id)}
            >
              {copy.send(name)}
            </Button>
          </Inline>
        )}
      </Stack>
    </Card>
  )
}

/** That something did not match is theirs alone to see. */
function stateWords(state: IdentityCheck['state']): string {
  return state === 'matched' || state === 'mismatch' ? copy.states.inProgress : copy.states[state]
}
