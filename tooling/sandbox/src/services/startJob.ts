import { describeError } from '../problem/describeError.ts'

/** Something that the backend does by the clock. */
export interface Job {
  readonly everyMs: number
  /** Whether the first run is at once. */
  readonly atOnce?: boolean
  readonly run: () => Promise<unknown>
}

/**
 * Runs a job again and again, by a timer that holds up no exit. An error is logged. While a run takes longer than the
 * interval, no other one begins.
 * @returns a function that stops the job and resolves when the last run has ended
 */
export function startJob({ everyMs, atOnce = false, run }: Job): () => Promise<void> {
  let running: Promise<void> | undefined
  const runOnce = () => {
    running ??= run()
      .then(
        () => undefined,
        (error: unknown) => console.error(describeError(error)),
      )
      .finally(() => {
        running = undefined
      })
  }
  if (atOnce) runOnce()
  const timer = setInterval(runOnce, everyMs)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await running
  }
}
