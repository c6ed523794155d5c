/** What follows the `#` of a mailed link: 32 random bytes, behind a word where the link has one for what it is for. */
const TOKEN = /^#(?:[a-z]+=)?([A-Za-z0-9_-]{43})$/

/** Takes the token out of the address, so that nobody finds it there or in the history; null without one. */
export function takeToken(view: Window): string | null {
  const { hash, pathname } = view.location
  if (hash === '') return null
  view.history.replaceState(view.history.state, '', pathname)
  return TOKEN.exec(hash)?.[1] ?? null
}
