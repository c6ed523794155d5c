import { Alert, Button, Inline, Stack, Text } from '@coverkit/ui'
import { existingCoverCopy } from './copy.ts'

const copy = existingCoverCopy.notSent

interface NotSentAlertProps {
  /** The server has answered, and refused it. */
  readonly isRefused: boolean
  readonly onAgain: () => void
  readonly onAnyway: () => void
}

/** The results can be shown, but the server does not have them: the visitor decides. */
export function NotSentAlert({ isRefused, onAgain, onAnyway }: NotSentAlertProps) {
  return (
    <Alert severity="warn" role="alert" title={copy.title}>
      <Stack gap={16}>
        <Text>{isRefused ? copy.refused : copy.text}</Text>
        <Inline gap={12}>
          <Button onClick={onAgain}>{copy.again}</Button>
          <Button variant="quiet" onClick={onAnyway}>
            {copy.anyway}
          </Button>
        </Inline>
      </Stack>
    </Alert>
  )
}
