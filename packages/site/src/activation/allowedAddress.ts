const LOCAL_HOST = /^([a-z0-9-]+\.)?localhost$/
const LONGEST = 2_000
/** Characters that address parsers drop or convert: spaces, control characters, backslashes, hidden slashes. */
const TRICKS = /[\s\\\p{Cc}]|%(2f|5c|2e|00|0a|0d)/iu

/**
 * Returns the address if it may be called: https, or http on this machine, and under one of the allowed
 * addresses, each an origin with a path.
 */
export function allowedAddress(text: string, allowed: readonly string[]): URL | null {
  if (text.length > LONGEST || TRICKS.test(text.split('?')[0] ?? '') || !URL.canParse(text)) return null
  const url = new URL(text)
  if (url.username || url.password) return null
  const isSafe = url.protocol === 'https:' || (url.protocol === 'http:' && LOCAL_HOST.test(url.hostname))
  const isListed = allowed.some((prefix) => {
    const { origin, pathname } = new URL(prefix)
    return url.origin === origin && `${url.pathname}/`.startsWith(`${pathname}/`)
  })
  return isSafe && isListed ? url : null
}
