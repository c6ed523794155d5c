import { formatDay, timeOfDay } from '@coverkit/core'

/** Says how old an answer is that was read then, in milliseconds since 1970. */
export function lastUpdated(since: number): string {
  const at = new Date(since).toISOString()
  return `Last updated ${formatDay(at)}, ${timeOfDay(at)}`
}
