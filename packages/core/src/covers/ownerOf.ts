import type { CoveredQuote } from './groups.ts'
import type { CoverKind } from './kinds.ts'
import type { Owner } from './terms.ts'

/** Returns the owner of a cover of a quote, whether or not the cover is selected. */
export function ownerOf(quote: CoveredQuote, kind: CoverKind): Owner {
  const owners: Readonly<Record<CoverKind, Owner>> = {
    life: quote.lifeCover.lifeOwner,
    tpd: quote.tpdCover.tpdOwner,
    criticalIllness: quote.criticalIllnessCover.criticalIllnessOwner,
    incomeProtection: quote.incomeProtectionCover.incomeProtectionOwner,
  }
  return owners[kind]
}
