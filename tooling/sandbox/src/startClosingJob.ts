import { closeDueAccounts } from './operations/closing/closeDueAccounts.ts'
import type { Services } from './operations/Services.ts'
import { describeError } from './problem/describeError.ts'

const EVERY_MS = 3_600_000

/**
 * Closes the accounts that are due, now and every hour.
 * @returns a function that stops the job and resolves when a running step has ended
 */
export function startClosingJob(
  services: Pick<Services, 'database' | 'sealing' | 'now'>,
): () => Promise<void> {
  let running = Promise.resolve()
  const close = () => {
    running = running
      .then(() => closeDueAccounts(services))
      .catch((error) => console.error(describeError(error)))
  }
  close()
  const timer = setInterval(close, EVERY_MS)
  timer.unref()
  return () => {
    clearInterval(timer)
    return running
  }
}
