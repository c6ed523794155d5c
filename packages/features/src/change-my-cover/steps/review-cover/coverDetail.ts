import type { ClientQuote, CoverKind } from '@coverkit/core'
import { COVER_TERMS } from '#cover/terms'

/** Describes a cover's structure and owner in a line: `Linked to life, inside super`. */
export function coverDetail(quote: ClientQuote, kind: CoverKind): string {
  const [first = '', ...rest] = COVER_TERMS[kind].brief(quote)
  return [first, ...rest.map((part) => `${part.slice(0, 1).toLowerCase()}${part.slice(1)}`)].join(', ')
}
