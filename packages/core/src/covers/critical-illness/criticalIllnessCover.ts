import type { Owner } from '../terms.ts'

/** The cover that a critical illness cover can be linked to, or `standalone`. */
export const CRITICAL_ILLNESS_LINKS = ['life', 'standalone'] as const
/** The cover that a critical illness cover is linked to, or `standalone`. */
export type CriticalIllnessLink = (typeof CRITICAL_ILLNESS_LINKS)[number]

/** Options of critical illness; `lifeBuyBack` needs a link to life. */
export const CRITICAL_ILLNESS_EXTRAS = ['lifeBuyBack', 'reinstatement'] as const
/** An option of critical illness. */
export type CriticalIllnessExtra = (typeof CRITICAL_ILLNESS_EXTRAS)[number]

/** Critical illness cover; `amount` in whole dollars. Always owned outside super. */
export interface CriticalIllnessCover {
  readonly amount: number | null
  readonly criticalIllnessLinkTo: CriticalIllnessLink
  readonly extras: CriticalIllnessExtra[]
  readonly criticalIllnessOwner: Owner
}

/** Critical illness cover of which nothing is answered. */
export const blankCriticalIllness = (): CriticalIllnessCover => ({
  amount: null,
  criticalIllnessLinkTo: 'standalone',
  extras: [],
  criticalIllnessOwner: 'O',
})
