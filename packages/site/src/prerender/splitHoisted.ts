const HOISTED = /^(?:<title[^>]*>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)+/

/** React writes a page's title, meta and link elements before its body; they belong in the head. */
export function splitHoisted(html: string): { hoisted: string; rest: string } {
  const hoisted = HOISTED.exec(html)?.[0] ?? ''
  return { hoisted, rest: html.slice(hoisted.length) }
}
