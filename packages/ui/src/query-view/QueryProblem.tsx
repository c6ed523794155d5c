import { type ReactElement, useEffect, useRef } from 'react'
import { ActionAlert } from './ActionAlert.tsx'
import type { QueryState, QueryTexts } from './QueryState.ts'

/** Props of `QueryProblem`: the query whose problem it shows, and the words for it. */
export type QueryProblemProps<Data> = {
  /** Where the reading stands, and how to read again. */
  query: QueryState<Data>
  /** The words for loading, failing and being out of date. */
  texts: QueryTexts
  /** The press of the button has helped and the button, which had the focus, is gone: focus what came. */
  onRecovered: () => void
}

/**
 * A query that could not be read, or whose data may be out of date, with the button that reads it again; nothing while all
 * is well. By itself for what is on the page throughout, such as a field with options; else part of `QueryView`.
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
    // Focus that went elsewhere in the meantime stays there.
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
