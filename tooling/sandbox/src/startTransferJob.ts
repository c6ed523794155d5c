import type { Services } from './operations/Services.ts'
import { advanceTransfers } from './operations/transfers/advanceTransfers.ts'
import { describeError } from './problem/describeError.ts'

const EVERY_MS = 15_000

/**
 * Moves transfers as insurers would, by the clock of the sandbox.
 * @returns a function that stops the job and resolves when a running step has ended
 */
export function startTransferJob(services: Services): () => Promise<void> {
  let running = Promise.resolve()
  let isQueued = false
  const advance = () => {
    if (isQueued) return
    isQueued = true
    running = running
      .then(() => advanceTransfers(services))
      .catch((error) => console.error(describeError(error)))
      .finally(() => {
        isQueued = false
      })
  }
  const timer = setInterval(advance, EVERY_MS)
  timer.unref()
  return () => {
    clearInterval(timer)
    return running
  }
}
