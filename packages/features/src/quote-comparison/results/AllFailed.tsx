import { ActionAlert } from '@coverkit/ui'
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
    <ActionAlert
      severity={stopped ? 'info' : 'error'}
      role="alert"
      title={stopped ? stoppedTitle : title}
      action={{ onClick: onRetry, children: comparisonCopy.notOffered.tryAgain }}
    >
      {stopped ? stoppedText : text}
    </ActionAlert>
  )
}
