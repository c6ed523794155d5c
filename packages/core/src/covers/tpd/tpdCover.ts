import type { Owner } from '../terms.ts'

/** Covers that a TPD cover can be linked to, or `standalone`. */
export const TPD_LINKS = ['life', 'criticalIllness', 'standalone'] as const
/** The cover that a TPD cover is linked to, or `standalone`. */
export type TpdLink = (typeof TPD_LINKS)[number]

/** Which work the TPD definition looks at. */
export const OCCUPATION_TYPES = ['own', 'any'] as const
/** Which work the TPD definition looks at: the person's own occupation, or any suited one. */
export type OccupationType = (typeof OCCUPATION_TYPES)[number]

/** Options of TPD; both need a link to life. */
export const TPD_EXTRAS = ['lifeBuyBack', 'doubleTpd'] as const
/** An option of TPD. */
export type TpdExtra = (typeof TPD_EXTRAS)[number]

/** TPD cover; the total is the linked and the standalone part together, in whole dollars. */
export interface TpdCover {
  readonly amountLinked: number | null
  readonly amountStandalone: number | null
  readonly tpdLinkTo: TpdLink
  readonly occupationType: OccupationType
  readonly extras: TpdExtra[]
  readonly tpdOwner: Owner
}

/** TPD cover of which nothing is answered. */
export const blankTpd = (): TpdCover => ({
  amountLinked: null,
  amountStandalone: null,
  tpdLinkTo: 'standalone',
  occupationType: 'any',
  extras: [],
  tpdOwner: 'O',
})
