import { ActionAlert, Alert } from '@coverkit/ui'
import { formatWholeCents } from '#cover/premium'
import type { StoredComparison } from '#quote/answers'
import { changedTerms } from '../changedTerms.ts'
import { comparisonCopy } from '../copy.ts'

interface StaleNoticeProps {
  readonly date: string
  readonly onRequestAgain: () => void
}

/** The prices are too old to be chosen. */
export function StaleNotice({ date, onRequestAgain }: StaleNoticeProps) {
  const { title, text, action } = comparisonCopy.stale
  return (
    <ActionAlert
      severity="warn"
      title={title(date)}
      action={{ variant: 'primary', onClick: onRequestAgain, children: action }}
    >
      {text}
    </ActionAlert>
  )
}

interface ChangedNoticeProps {
  readonly earlier: StoredComparison
  readonly current: StoredComparison
  readonly occupation: string
  /** The lowest totals in cents, before and now; null while either is not known. */
  readonly lowest: { readonly before: number; readonly now: number } | null
}

/** The visitor came back with other answers: what differs, and what it did to the price. */
export function ChangedNotice({ earlier, current, occupation, lowest }: ChangedNoticeProps) {
  const { title, line, other, lowest: lowestLine } = comparisonCopy.changed
  const terms = changedTerms(earlier.request.clients[0], current.request.clients[0], occupation)
  return (
    <Alert severity="info" title={title}>
      <ul>
        {terms.map(({ id, label, from, to }) => (
          <li key={id}>{line(label, from, to)}</li>
        ))}
        {terms.length === 0 && <li>{other(current.request.allowAdjustments ?? false)}</li>}
      </ul>
      {lowest && <p>{lowestLine(formatWholeCents(lowest.before), formatWholeCents(lowest.now))}</p>}
    </Alert>
  )
}
