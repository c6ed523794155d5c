import { purgeExpired } from './database/purgeExpired.ts'
import type { Services } from './operations/Services.ts'
import { describeError } from './problem/describeError.ts'

const EVERY_MS = 3_600_000

/**
 * Deletes expired data now and every hour.
 * @returns a function that stops the job and resolves when a running deletion has ended
 */
export function startRetentionJob({ database, now }: Services): () => Promise<void> {
  let running = Promise.resolve()
  const purge = () => {
    running = running
      .then(() => purgeExpired(database.queries, now()))
      .catch((error) => console.error(describeError(error)))
  }
  purge()
  const timer = setInterval(purge, EVERY_MS)
  timer.unref()
  return () => {
    clearInterval(timer)
    return running
  }
}
