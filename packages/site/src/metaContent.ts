/** Returns a value that the build wrote into the page's head for its scripts; null if it is not configured. */
export function metaContent(page: Document, name: string): string | null {
  return page.querySelector(`meta[name="coverkit:${name}"]`)?.getAttribute('content') || null
}
