import { COVER_KINDS, type CoverKind, type QuoteNeeds } from '@coverkit/core'
import { COVER_WORDS } from '../words/words.ts'
import { COVER_TERMS } from './coverTerms.ts'
import type { Term } from './term.ts'

/** A selected cover and its terms, in words. */
export interface CoverTerms {
  readonly kind: CoverKind
  readonly name: string
  readonly terms: readonly Term[]
}

/** Every selected cover with its amount, structure, options and owner, in canonical order. */
export function quoteTerms(needs: QuoteNeeds): CoverTerms[] {
  return COVER_KINDS.filter((kind) => needs.covers.selectedCovers.includes(kind)).map((kind) => ({
    kind,
    name: COVER_WORDS[kind].name,
    terms: COVER_TERMS[kind].listed(needs),
  }))
}
