import { ActionAlert } from '@coverkit/ui'
import { comparisonCopy } from '../copy.ts'

interface AllFailedProps {
  /** The visitor cancelled, so nothing is wrong. */
  readonly stopped: boolean
  readonly onRetry: () => void
}

/** Shown when no insurer has answered and no request is pending. */
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
