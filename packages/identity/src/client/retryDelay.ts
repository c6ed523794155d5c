import type { IdentityError } from './IdentityError.ts'

const CAP_MS = 20_000
const THROTTLED =
  /^(BandwidthLimitExceeded|EC2ThrottledException|LimitExceededException|PriorRequestNotComplete|ProvisionedThroughputExceededException|Request(LimitExceeded|Throttled(Exception)?)|SlowDown|Thrott(led|ling)Exception|Throttling|TooManyRequestsException|TransactionInProgressException)$/
const PASSING = /^(NetworkError|TimeoutError|RequestTimeout(Exception)?)$/

/**
 * How long to wait before the next try, in milliseconds: at random up to 100 ms, or 500 ms when throttled, doubled with
 * each try, at least what Retry-After asks, at most 20 s. Null when it is not tried again.
 *
 * @param tried how many tries there were
 * @param requestedMs what Retry-After asks
 */
export function retryDelay(
  { name, status }: IdentityError,
  tried: number,
  requestedMs: number,
  random: () => number,
): number | null {
  const throttled = status === 429 || THROTTLED.test(name)
  if (!throttled && !PASSING.test(name) && ![500, 502, 503, 504].includes(status)) return null
  const jitter = random() * (throttled ? 500 : 100) * 2 ** (tried - 1)
  return Math.min(CAP_MS, Math.max(jitter, requestedMs))
}
