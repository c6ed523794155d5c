import type { OccupationType, TpdCover, TpdExtra, TpdLink } from '../../covers/tpd/tpdCover.ts'
import type { CoverOfPolicy, HeldCover } from './CoverOfPolicy.ts'

/** TPD cover of a policy, in whole dollars; `sumInsured` is the linked and the standalone part together. */
export interface TpdPolicyCover extends HeldCover {
  readonly kind: 'tpd'
  /** 0 where nothing is linked. */
  readonly linkedSum: number
  readonly structure: TpdLink
  /** `null` where the record names none. */
  readonly occupationType: OccupationType | null
  readonly extras: readonly TpdExtra[]
}

/** A cover without a linked sum is standalone, whatever structure the record has. */
export const tpdOfPolicy: CoverOfPolicy<TpdPolicyCover, TpdCover> = {
  fromSaved(saved) {
    const { owners, structures, original_Sums: original } = saved
    const linked = saved.tpD_Linked_Sum_Insured ?? 0
    const sumInsured = linked + (saved.tpD_Sum_Insured ?? 0)
    if (sumInsured === 0) return null
    const structure = structures?.tpd ?? 'standalone'
    return {
      kind: 'tpd',
      sumInsured,
      linkedSum: structure === 'standalone' ? 0 : linked,
      structure,
      occupationType: saved.tpD_Occupation_Type ?? null,
      extras: [
        ...(saved.tpD_Buy_back ? (['lifeBuyBack'] as const) : []),
        ...(saved.double_TPD ? (['doubleTpd'] as const) : []),
      ],
      owner: owners?.tpd ?? null,
      originalSum: original?.tpd ?? null,
    }
  },
  inQuote: (cover, { occupationType, tpdOwner }) => ({
    amountLinked: cover.linkedSum || null,
    amountStandalone: cover.sumInsured - cover.linkedSum || null,
    tpdLinkTo: cover.structure,
    occupationType: cover.occupationType ?? occupationType,
    extras: [...cover.extras],
    tpdOwner: cover.owner ?? tpdOwner,
  }),
}
