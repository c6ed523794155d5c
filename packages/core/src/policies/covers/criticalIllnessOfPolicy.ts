import type {
  CriticalIllnessCover,
  CriticalIllnessExtra,
  CriticalIllnessLink,
} from '../../covers/critical-illness/criticalIllnessCover.ts'
import type { CoverOfPolicy, HeldCover } from './CoverOfPolicy.ts'

/** Critical illness cover of a policy; `sumInsured` in whole dollars. */
export interface CriticalIllnessPolicyCover extends HeldCover {
  readonly kind: 'criticalIllness'
  readonly structure: CriticalIllnessLink
  readonly extras: readonly CriticalIllnessExtra[]
}

export const criticalIllnessOfPolicy: CoverOfPolicy<CriticalIllnessPolicyCover, CriticalIllnessCover> = {
  fromSaved(saved) {
    const { critical_Illness_Sum_Insured: sumInsured, owners, structures, original_Sums: original } = saved
    if (!sumInsured) return null
    return {
      kind: 'criticalIllness',
      sumInsured,
      structure: structures?.criticalIllness ?? 'standalone',
      extras: [
        ...(saved.cI_Buy_back ? (['lifeBuyBack'] as const) : []),
        ...(saved.reinstatement ? (['reinstatement'] as const) : []),
      ],
      owner: owners?.criticalIllness ?? null,
      originalSum: original?.criticalIllness ?? null,
    }
  },
  inQuote: ({ sumInsured, structure, extras, owner }, { criticalIllnessOwner }) => ({
    amount: sumInsured,
    criticalIllnessLinkTo: structure,
    extras: [...extras],
    criticalIllnessOwner: owner ?? criticalIllnessOwner,
  }),
}
