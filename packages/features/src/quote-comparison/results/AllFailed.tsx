import { Alert, Button, Stack } from '@coverkit/ui'
import { comparisonCopy } from '../copy.ts'

interface AllFailedProps {
  /** The visitor cancelled, so nothing is wrong. */
  readonly stopped: boolean
  readonly onRetry: () => void
}

/** Nobody has answered, and nobody is being asked. */
export function AllFailed({ stopped, onRetry }: AllFailedProps) {
  const { title, text, stoppedTitle, stoppedText } = comparisonCopy.allFailed
  return (
    <Alert severity={stopped ? 'info' : 'error'} role="alert" title={stopped ? stoppedTitle : title}>
      <Stack gap={16} align="start">
        <p>{stopped ? stoppedText : text}</p>
        <Button onClick={onRetry}>{comparisonCopy.notOffered.tryAgain}</Button>
      </Stack>
    </Alert>
  )
}
