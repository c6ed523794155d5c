import { Alert, Button, Inline, Stack, Text } from '@coverkit/ui'
import { existingCoverCopy } from './copy.ts'

const copy = existingCoverCopy.notSent

interface NotSentAlertProps {
  /** The server has answered, and refused it. */
  readonly isRefused: boolean
  /** The server's answer can't be read: it may have it. */
  readonly isUnreadable: boolean
  readonly onAgain: () => void
  readonly onAnyway: () => void
}

/** The results can be shown, but the server does not have them: the visitor decides. */
export function NotSentAlert({ isRefused, isUnreadable, onAgain, onAnyway }: NotSentAlertProps) {
  const answered = isRefused ? copy.refused : copy.text
  return (
    <Alert severity="warn" role="alert" title={isUnreadable ? copy.unreadableTitle : copy.title}>
      <Stack gap={16}>
        <Text>{isUnreadable ? copy.unreadable : answered}</Text>
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
