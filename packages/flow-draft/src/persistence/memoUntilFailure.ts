/** Runs the work at most once; work that failed may be tried again. */
export function memoUntilFailure<Value>(work: () => Promise<Value>): () => Promise<Value> {
  let running: Promise<Value> | undefined
  return () => {
    running ??= work().catch((error) => {
      running = undefined
      throw error
    })
    return running
  }
}
