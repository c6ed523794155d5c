import type { Heading } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'

/** `What does it cost?` is reached as `#what-does-it-cost`. */
export function headingId(heading: Heading): string {
  const words = textOf(heading)
    .toLowerCase()
    .replace(/[’']/g, '')
    .match(/[a-z0-9]+/g)
  return words?.join('-') ?? ''
}
