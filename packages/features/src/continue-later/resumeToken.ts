/** The fragment of a mailed link: 32 random bytes, after a word that names the purpose where the link has one. */
const TOKEN = /^#(?:[a-z]+=)?([A-Za-z0-9_-]{43})$/

/** Returns the link's token and removes it from the address and the history; null without one. */
export function takeToken(view: Window): string | null {
  const { hash, pathname } = view.location
  if (hash === '') return null
  view.history.replaceState(view.history.state, '', pathname)
  return TOKEN.exec(hash)?.[1] ?? null
}
