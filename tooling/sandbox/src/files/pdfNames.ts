import { FileRefused } from './FileRefused.ts'

const MOST_ESCAPES = 20_000
const ESCAPE = /#([\da-f]{2})/gi

/**
 * Replaces escapes in names, in which a letter may be written by its number: `/J#61vaScript`.
 * @throws FileRefused `broken` for more of them than any file has
 */
export function withoutEscapes(text: string): string {
  const parts: string[] = []
  let from = 0
  let left = MOST_ESCAPES
  // Counts one by one: `replace` finds all before it changes the first.
  for (const { 1: digits = '', index } of text.matchAll(ESCAPE)) {
    if (left-- === 0) throw new FileRefused('broken')
    parts.push(text.slice(from, index), String.fromCharCode(Number.parseInt(digits, 16)))
    from = index + 3
  }
  return [...parts, text.slice(from)].join('')
}
