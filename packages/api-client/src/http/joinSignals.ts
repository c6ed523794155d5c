/**
 * A signal that aborts with the first of several, until it is released. `AbortSignal.any` is newer than the oldest
 * browsers that are promised.
 */
export function joinSignals(signals: readonly AbortSignal[]): {
  readonly signal: AbortSignal
  /** Lets go of the signals, which may live long. */
  release(): void
} {
  const joined = new AbortController()
  const releases = signals.map((signal) => {
    const abort = () => joined.abort(signal.reason)
    if (signal.aborted) abort()
    else signal.addEventListener('abort', abort)
    return () => signal.removeEventListener('abort', abort)
  })
  return {
    signal: joined.signal,
    release() {
      for (const release of releases) release()
    },
  }
}
