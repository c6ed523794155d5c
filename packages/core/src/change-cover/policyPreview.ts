import type { FrequencyPremium, Indexation, QuoteNeeds, Reason } from '../quote/comparison.ts'
import type { CoverKind, PaymentFrequency, State } from '../quote/types.ts'
import type { PolicyTerms } from './types.ts'

/** Details of the person insured that a price depends on. */
export interface InsuredDetails {
  /** `YYYY-MM-DD`. */
  readonly dateOfBirth?: string
  readonly isSmoker?: boolean
  readonly occupationId?: number
  readonly state?: State
}

/** Body of `POST api/v1/policies/preview`. */
export interface PolicyPreviewRequest {
  readonly policyId: string
  readonly needs: QuoteNeeds
  readonly indexation: Indexation
  /** What differs from the insurer's record; left out, that decides. */
  readonly insured?: InsuredDetails
}

/** A premium on the wire with how often it is paid. */
export interface PricedPolicy {
  readonly paymentFrequency: PaymentFrequency
  readonly premium: FrequencyPremium
}

/** Yearly premiums in dollars from this policy year to age 65; all lists are as long as the ages. */
export interface YearsToLastAge {
  readonly ages: readonly number[]
  readonly now: readonly number[]
  /** With the indexation that the change has. */
  readonly after: readonly number[]
}

/** Yearly premiums from this policy year on, ten at most; all lists are as long as the ages. */
export interface PolicyProjection {
  readonly ages: readonly number[]
  /** The policy as it is, with its own indexation. Dollars a year. */
  readonly now: readonly number[]
  readonly after: Readonly<Record<Indexation, readonly number[]>>
  /** Of the change. */
  readonly sumInsured: Readonly<Record<Indexation, Readonly<Partial<Record<CoverKind, readonly number[]>>>>>
  /** All years to age 65 together, each with the indexation that it has; 0 from that age on. */
  readonly toLastAge: {
    readonly now: number
    readonly after: number
    /** Each of these years, where the server gives them. */
    readonly years?: YearsToLastAge
  }
}

/** Answer of `POST api/v1/policies/preview`. */
export interface PolicyPreview {
  /** What the premiums are, to be shown wherever one is. */
  readonly label: string
  /** Which health questions are asked depends on them. */
  readonly occupationClasses: Readonly<Record<CoverKind, string>>
  readonly now: PricedPolicy
  /** Null where the insurer declines. */
  readonly after: PricedPolicy | null
  /** Empty unless it declines. */
  readonly reasons: readonly Reason[]
  readonly needsHealthQuestions: boolean
  /** Null where the insurer declines. */
  readonly projection: PolicyProjection | null
}

/**
 * The request that prices what a policy shall be. Who is insured the server knows; `insured` names what differs from what
 * it knows.
 */
export function policyPreviewRequest(
  policyId: string,
  after: PolicyTerms,
  insured?: InsuredDetails,
): PolicyPreviewRequest {
  const { quote, paymentMethod, indexation } = after
  const { personalDetails: _person, ...terms } = quote
  return {
    policyId,
    needs: paymentMethod === null ? terms : { ...terms, paymentMethod },
    indexation,
    ...(insured && { insured }),
  }
}
