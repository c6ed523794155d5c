import type { LifeCover } from '../../covers/life/lifeCover.ts'
import type { CoverOfPolicy, HeldCover } from './CoverOfPolicy.ts'

/** Life cover of a policy; `sumInsured` in whole dollars. */
export interface LifePolicyCover extends HeldCover {
  readonly kind: 'life'
}

export const lifeOfPolicy: CoverOfPolicy<LifePolicyCover, LifeCover> = {
  fromSaved({ sum_Insured: sumInsured, owners, original_Sums: original }) {
    if (!sumInsured) return null
    return { kind: 'life', sumInsured, owner: owners?.life ?? null, originalSum: original?.life ?? null }
  },
  inQuote: ({ sumInsured, owner }, { lifeOwner }) => ({ amount: sumInsured, lifeOwner: owner ?? lifeOwner }),
}
