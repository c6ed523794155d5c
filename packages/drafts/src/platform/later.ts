/** Runs something after a time in milliseconds, unless it is called off. */
export type Later = (ms: number, run: () => void) => () => void

export const later: Later = (ms, run) => {
  const timer = setTimeout(run, ms)
  return () => clearTimeout(timer)
}
