import type { ClientQuote, CoverKind, Owner } from './types.ts'

/** Returns the owner of a cover of a quote, whether or not the cover is selected. */
export function ownerOf(quote: ClientQuote, kind: CoverKind): Owner {
  const owners: Record<CoverKind, Owner> = {
    life: quote.lifeCover.lifeOwner,
    tpd: quote.tpdCover.tpdOwner,
    criticalIllness: quote.criticalIllnessCover.criticalIllnessOwner,
    incomeProtection: quote.incomeProtectionCover.incomeProtectionOwner,
  }
  return owners[kind]
}
