import type { CoverKind } from '@coverkit/core'
import type { ClaimTypeOf } from '@coverkit/core/claims'

/** The words of a claim for one event. */
export interface ClaimWords {
  readonly name: string
  /** Empty where the name says it all. */
  readonly hint: string
  /** The question for its date. */
  readonly eventDate: string
  /** The question for its date in a claim with a power of attorney. Defaults to `eventDate`. */
  readonly eventDateForThem?: string
}

/** The words of the claims on one cover. */
export type ClaimWordsOf<Kind extends CoverKind> = Readonly<Record<ClaimTypeOf<Kind>, ClaimWords>>
