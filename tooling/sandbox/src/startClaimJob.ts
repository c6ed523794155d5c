import { advanceClaims } from './operations/claims/advanceClaims.ts'
import type { Services } from './operations/Services.ts'
import { describeError } from './problem/describeError.ts'

const EVERY_MS = 15_000

/**
 * Moves claims as insurers would, by the clock of the sandbox.
 * @returns a function that stops the job and resolves when a running step has ended
 */
export function startClaimJob(services: Services): () => Promise<void> {
  let running = Promise.resolve()
  let isQueued = false
  const advance = () => {
    if (isQueued) return
    isQueued = true
    running = running
      .then(() => advanceClaims(services))
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
