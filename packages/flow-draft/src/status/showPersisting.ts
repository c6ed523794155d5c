/** A shorter save shows no text. */
const SLOW_AFTER_MS = 150
const SAVED_FOR_MS = 2_000

type Showing = { readonly type: 'persisting-slowly' } | { readonly type: 'rested' }

/** The transient texts of one save after another. */
export interface PersistingAnswers {
  /** A save began; the result says that it ended. */
  begin(): (outcome: 'persisted' | 'nothing' | 'failed') => void
}

export function showPersisting(dispatch: (event: Showing) => void): PersistingAnswers {
  let resting: ReturnType<typeof setTimeout> | undefined
  return {
    begin() {
      const slow = setTimeout(() => dispatch({ type: 'persisting-slowly' }), SLOW_AFTER_MS)
      return (outcome) => {
        clearTimeout(slow)
        if (outcome === 'nothing') return
        clearTimeout(resting)
        if (outcome === 'persisted') resting = setTimeout(() => dispatch({ type: 'rested' }), SAVED_FOR_MS)
      }
    },
  }
}
