const CONNECTION_ERRORS = /^(ECONN|EPIPE|ETIMEDOUT|08|53|57)/
const CONNECTION_MESSAGES =
  /connection terminated|timeout exceeded|query read timeout|pool is ending|is closed/i
const STORAGE_ERRORS = /^(ENOSPC|EFBIG|EDQUOT|53100)$/
// Messages of a full disk: PostgreSQL has no code for a file that may not grow.
const STORAGE_MESSAGES = /could not (extend|write to) .*file .*: (File too large|Disk quota exceeded)/i

/** Checks for a lost connection or a statement that took too long: a retry may succeed. */
export const isDatabaseDown = (error: unknown): boolean =>
  matches(error, CONNECTION_ERRORS, CONNECTION_MESSAGES)

/** Checks for a full disk: the data was not stored, and no data will be until space is freed. */
export const isStorageFull = (error: unknown): boolean => matches(error, STORAGE_ERRORS, STORAGE_MESSAGES)

/** Matches the code or the message of an error, or of its cause. */
function matches(error: unknown, codes: RegExp, messages: RegExp): boolean {
  if (!(error instanceof Error)) return false
  if ('code' in error && typeof error.code === 'string' && codes.test(error.code)) return true
  return messages.test(error.message) || matches(error.cause, codes, messages)
}
