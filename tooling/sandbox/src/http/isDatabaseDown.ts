const CONNECTION_ERRORS = /^(ECONN|EPIPE|ETIMEDOUT|ENOSPC|08|53|57)/
const CONNECTION_WORDS = /connection terminated|timeout exceeded|query read timeout|pool is ending|is closed/i

/** A lost connection, a statement that took too long or a full disk: trying again later may help. */
export function isDatabaseDown(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if ('code' in error && typeof error.code === 'string' && CONNECTION_ERRORS.test(error.code)) return true
  return CONNECTION_WORDS.test(error.message) || isDatabaseDown(error.cause)
}
