import { type ReactElement, useEffect, useRef } from 'react'
import { ActionAlert } from './ActionAlert.tsx'
import type { QueryState, QueryTexts } from './QueryState.ts'

/** Props of `QueryProblem`: the query whose problem it shows, and the words for it. */
export type QueryProblemProps<Data> = {
  /** State of the query, and a function that retries it. */
  query: QueryState<Data>
  /** Texts for loading, failing and being out of date. */
  texts: QueryTexts
  /** The retry succeeded and the focused button is gone: focus the new content. */
  onRecovered: () => void
}

/**
 * A query that failed, or whose data may be out of date, with a button that retries it; renders nothing
 * otherwise. Use it alone for content that is always on the page, such as a field with options; otherwise as
 * part of `QueryView`.
 */
export function QueryProblem<Data>({
  query,
  texts,
  onRecovered,
}: QueryProblemProps<Data>): ReactElement | null {
  const { data, hasFailed, isFetching, staleSince, refetch } = query
  const { loading, failed, tryAgain, stale } = texts
  const isFailed = data === undefined && hasFailed
  const isStale = data !== undefined && staleSince !== null && stale !== undefined
  const wasPressed = useRef(false)
  useEffect(() => {
    if (isFailed || isStale || !wasPressed.current) return
    wasPressed.current = false
    // Focus that moved elsewhere in the meantime stays there.
    if (document.activeElement === document.body) onRecovered()
  }, [isFailed, isStale, onRecovered])
  const action = {
    busy: isFetching,
    busyLabel: loading,
    onClick() {
      wasPressed.current = true
      refetch()
    },
  }
  if (isFailed) {
    return (
      <ActionAlert
        severity="error"
        role="alert"
        title={failed.title}
        action={{ ...action, children: tryAgain }}
      >
        {failed.text}
      </ActionAlert>
    )
  }
  if (!isStale) return null
  return (
    <ActionAlert
      severity="info"
      role="status"
      title={stale.title(staleSince)}
      action={{ ...action, children: stale.refresh }}
    >
      {hasFailed && stale.failed}
    </ActionAlert>
  )
}
