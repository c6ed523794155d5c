/** `Date.parse` alone would take `-5` for a year. */
const HTTP_DATE = /^[A-Z][a-z]{2},/

/**
 * The wait that a Retry-After header asks for, in milliseconds, or null without a usable one. A date is measured from
 * the server's own clock when the answer carries it.
 */
export function retryAfterMs(headers: Headers, now: number): number | null {
  const text = headers.get('retry-after')?.trim() ?? ''
  if (/^\d{1,9}$/.test(text)) return Number(text) * 1000
  const until = HTTP_DATE.test(text) ? Date.parse(text) : Number.NaN
  if (Number.isNaN(until)) return null
  const serverNow = Date.parse(headers.get('date') ?? '')
  return Math.max(0, until - (Number.isNaN(serverNow) ? now : serverNow))
}
