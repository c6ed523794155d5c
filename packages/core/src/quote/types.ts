import type { CoveredQuote } from '../covers/groups.ts'
import type { PremiumType } from '../covers/terms.ts'
import type { PaymentFrequency } from '../payment/paymentTerms.ts'
import type { PersonalDetails } from '../person/personalDetails.ts'
import type { ReasonCode } from './reasonCodes.ts'

/** Everything a customer asks for in a quote. Money is whole dollars; `null` means not answered. */
export interface ClientQuote extends CoveredQuote {
  readonly personalDetails: PersonalDetails
  readonly premiumType: PremiumType | null
  readonly paymentFrequency: PaymentFrequency
}

/** One leaf of a quote that a rule changed. `field` is its dotted path; a list is one leaf. */
export interface Change {
  readonly field: string
  /** Has the leaf's own type. */
  readonly from: unknown
  /** Has the leaf's own type. */
  readonly to: unknown
  readonly reason: ReasonCode
}

/** The result of a rule; `changes` is empty exactly when the quote equals the input. */
export interface RuleResult {
  readonly quote: ClientQuote
  readonly changes: readonly Change[]
}
