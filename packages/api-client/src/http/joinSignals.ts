/** Holds a signal that ends with it: of a request that is collected, Node never aborts the signal. */
interface Owner {
  readonly signal: AbortSignal
}

/**
 * A signal that aborts with the first of several, then lets go of the others, which may live long: one of them has to
 * be a deadline. `AbortSignal.any` is newer than the oldest browsers that are promised.
 */
export function joinSignals(owners: readonly Owner[]): AbortSignal {
  const joined = new AbortController()
  const abort = () => {
    for (const { signal } of owners) {
      signal.removeEventListener('abort', abort)
      if (signal.aborted) joined.abort(signal.reason)
    }
  }
  for (const { signal } of owners) signal.addEventListener('abort', abort)
  if (owners.some(({ signal }) => signal.aborted)) abort()
  return joined.signal
}
