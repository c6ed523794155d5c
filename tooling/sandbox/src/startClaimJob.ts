import { advanceClaims } from './operations/claims/advanceClaims.ts'
import type { Services } from './operations/Services.ts'
import { describeError } from './problem/describeError.ts'

const EVERY_MS = 15_000

/**
 * Does what insurers would do with claims, by the clock of the sandbox.
 *
 * @returns how to stop it; resolves when what is running is over
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
