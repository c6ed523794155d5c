import type { QuoteNeeds } from '@coverkit/core'
import type { Term } from './term.ts'

/** How the terms of one cover of a quote are shown. */
export interface CoverTermWords {
  /** All of them, each with its label. */
  readonly listed: (needs: QuoteNeeds) => readonly Term[]
  /** Those beside its amount, in a few words each. */
  readonly brief: (needs: QuoteNeeds) => readonly string[]
}
