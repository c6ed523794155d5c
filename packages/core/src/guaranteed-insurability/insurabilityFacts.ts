import { sumLimits } from '../change-cover/sumLimits.ts'
import type { CoverKind } from '../covers/kinds.ts'
import { ageOn } from '../fields/parseDateOfBirth.ts'
import { isInForce } from '../policies/premiums.ts'
import { quoteFromPolicy } from '../policies/quoteFromPolicy.ts'
import type { Policy } from '../policies/types.ts'
import type { InsurabilityFacts } from './types.ts'

/** Facts of a policy that its own record does not have. */
export interface InsurabilityHistory {
  readonly isOnClaim: boolean
  /** Increases of this kind that were made; `on` is `YYYY-MM-DD`. */
  readonly increases: readonly { readonly cover: CoverKind; readonly increase: number; readonly on: string }[]
}

/** Returns the facts that decide on an increase without health questions on `today` (`YYYY-MM-DD`). */
export function insurabilityFacts(
  policy: Policy,
  { isOnClaim, increases }: InsurabilityHistory,
  today: string,
): InsurabilityFacts {
  const { dateOfBirth, ratedAge } = policy.insured
  const quote = quoteFromPolicy(policy, today)
  return {
    age: dateOfBirth === null ? ratedAge : ageOn(dateOfBirth, today),
    isInForce: isInForce(policy),
    isOnClaim,
    lastIncreaseOn:
      increases
        .map(({ on }) => on)
        .toSorted()
        .at(-1) ?? null,
    covers: policy.covers.map(({ kind, sumInsured, originalSum }) => ({
      kind,
      sumInsured,
      originalSum,
      earlierIncreases: increases
        .filter(({ cover }) => cover === kind)
        .reduce((sum, { increase }) => sum + increase, 0),
      highestSum: sumLimits(quote, quote, kind).maximum,
    })),
  }
}
