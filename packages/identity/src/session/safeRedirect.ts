const OWN = 'https://own.invalid'
const LONGEST = 2_000
/** Sent back to one of these, a customer would be asked to sign in again. */
const SIGN_IN_PAGES = /^\/(login|sign-up|reset-password)\/*$/i

function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path)
  } catch {
    return null
  }
}

/**
 * Where to go after signing in: the path asked for when it is one of ours, else `/`. Refused are other origins in any
 * disguise, control characters, encoded slashes, the sign-in pages and everything that the routes do not know.
 *
 * @param path from the address or from memory, such as `/account?tab=drafts`
 * @param isKnownRoute whether a pathname matches the route table
 */
export function safeRedirect(path: unknown, isKnownRoute: (pathname: string) => boolean): string {
  if (typeof path !== 'string' || path.length > LONGEST) return '/'
  // Browsers drop control characters from addresses, so they could hide a slash.
  if (!/^\/(?!\/)[^\\\s\p{Cc}]*$/u.test(path)) return '/'
  if (!URL.canParse(path, OWN)) return '/'
  const { origin, pathname, search, hash } = new URL(path, OWN)
  const plain = decoded(pathname)
  if (origin !== OWN || plain === null || /^\/\/|[\\\p{Cc}]/u.test(plain)) return '/'
  if (/%(2f|5c)/i.test(pathname) || SIGN_IN_PAGES.test(plain)) return '/'
  return isKnownRoute(pathname) ? pathname + search + hash : '/'
}
