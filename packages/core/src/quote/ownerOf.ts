import type { ClientQuote, CoverKind, Owner } from './types.ts'

/** Who owns a cover of a quote, whether or not it is selected. */
export function ownerOf(quote: ClientQuote, kind: CoverKind): Owner {
  const owners: Record<CoverKind, Owner> = {
    life: quote.lifeCover.lifeOwner,
    tpd: quote.tpdCover.tpdOwner,
    criticalIllness: quote.criticalIllnessCover.criticalIllnessOwner,
    incomeProtection: quote.incomeProtectionCover.incomeProtectionOwner,
  }
  return owners[kind]
}
