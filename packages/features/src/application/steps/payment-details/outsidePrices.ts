import {
  COVER_KINDS,
  type CoverKind,
  type Owner,
  PAYMENT_FREQUENCIES,
  type PaymentFrequency,
} from '@coverkit/core'
import { toCents } from '#cover/premium'
import type { Offer } from '../../answers.ts'

interface OutsidePricesOf {
  readonly terms: Offer['terms']
  readonly chosen: Pick<Offer['chosen'], 'answer'>
}

/**
 * Returns the price of the cover outside super at each frequency, in whole cents, without the policy fee, which is
 * charged once for the policy. Empty when some cover is partly inside super: the split is not known yet.
 */
export function outsidePrices({ terms, chosen }: OutsidePricesOf): ReadonlyMap<PaymentFrequency, number> {
  const owners: Record<CoverKind, Owner> = {
    life: terms.lifeCover.lifeOwner,
    tpd: terms.tpdCover.tpdOwner,
    criticalIllness: terms.criticalIllnessCover.criticalIllnessOwner,
    incomeProtection: terms.incomeProtectionCover.incomeProtectionOwner,
  }
  const selected = COVER_KINDS.filter((kind) => terms.covers.selectedCovers.includes(kind))
  if (selected.some((kind) => owners[kind] === 'J')) return new Map()
  const outside = selected.filter((kind) => owners[kind] === 'O')
  const { frequencies = {} } = chosen.answer
  return new Map(
    PAYMENT_FREQUENCIES.flatMap((frequency) => {
      const premium = frequencies[frequency]
      const totals = outside.map((kind) => premium?.covers[kind]?.total)
      if (totals.length === 0 || totals.includes(undefined)) return []
      return [[frequency, totals.reduce<number>((sum, total) => sum + toCents(total ?? 0), 0)] as const]
    }),
  )
}
