import type { ApiError } from '../ApiError.ts'

const RETRIES = 2
const BASE_MS = 300
const CAP_MS = 3_000
/** The caller waits for a longer Retry-After. */
const PATIENCE_MS = 10_000
const NOT_IMPLEMENTED = 501

function mayPass(error: ApiError): boolean {
  if (error.kind === 'server') return error.status !== NOT_IMPLEMENTED
  return error.kind === 'network' || error.kind === 'timeout' || error.kind === 'busy'
}

/**
 * How long to wait before a safe call is tried again: full jitter, never less than Retry-After asks.
 *
 * @param retried how often it was tried again already
 * @returns milliseconds, or null when it is not tried again
 */
export function retryDelay(error: ApiError, retried: number): number | null {
  if (retried >= RETRIES || !mayPass(error)) return null
  const jitter = Math.random() * Math.min(CAP_MS, BASE_MS * 2 ** retried)
  const requested = error.kind === 'busy' ? (error.retryAfterMs ?? 0) : 0
  return requested > PATIENCE_MS ? null : requested + jitter
}
