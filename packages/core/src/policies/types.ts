import type { CoverKind } from '../covers/kinds.ts'
import type { PremiumType } from '../covers/terms.ts'
import type { State } from '../geography/states.ts'
import type { PaymentFrequency, PaymentMethod } from '../payment/paymentTerms.ts'
import type { Gender } from '../person/personalDetails.ts'
import type { Indexation } from '../quote/comparison.ts'
import type { PolicyCover } from './covers/coversOfPolicy.ts'

/** How a policy stands. */
const POLICY_STATES = ['in-force', 'lapsing', 'lapsed'] as const
/**
 * How a policy stands: `lapsing` is still in force, but ends on a day unless what is overdue is paid; `lapsed` covers
 * nothing any more.
 */
export type PolicyState = (typeof POLICY_STATES)[number]

/** The person a policy insures, as its insurer prices them. `null` where the record names nothing. */
export interface InsuredPerson {
  readonly dateOfBirth: string | null
  /**
   * The age that today's premium is for: at the last anniversary, under level premiums at the start. Insurers' entry ages
   * and the rules of a change look at the age today instead, which `quoteFromPolicy` takes from the date of birth.
   */
  readonly ratedAge: number | null
  readonly gender: Gender | null
  readonly isSmoker: boolean | null
  readonly occupation: string | null
  readonly occupationId: number | null
  readonly state: State | null
}

/** The instalment of a policy, its payment method, and a label of the figure. */
export interface PolicyPremium {
  /** One instalment in dollars and cents, policy fee included; `null` where the record has none. */
  readonly amount: number | null
  readonly frequency: PaymentFrequency | null
  readonly method: PaymentMethod | null
  /** The payment method for cover outside super, where a rollover pays the rest. */
  readonly outsideMethod: 'directDebit' | 'creditCard' | null
  /** The label to show with the figure, such as that it is a sample. */
  readonly label: string | null
}

/** An increase after a life event that the insurer can't decide until it has proof of the event. */
export interface IncreaseWithoutProof {
  readonly cover: CoverKind
  /** In whole dollars; of income protection a month. */
  readonly increase: number
  readonly requestedOn: string
}

/** A policy that a customer has, as its insurer's record says. Dates are `YYYY-MM-DD` in Sydney. */
export interface Policy {
  readonly id: string
  /** The policy number, which the customer quotes to the insurer. */
  readonly number: string
  readonly insurerCode: string
  readonly insurerName: string | null
  readonly productCode: string | null
  readonly productName: string | null
  readonly state: PolicyState
  /** The day that a lapsing policy ends, or a lapsed one ended. */
  readonly lapseDate: string | null
  /** The amount that prevents a lapse, in dollars and cents. */
  readonly overdueAmount: number | null
  /** One or two names. */
  readonly holders: readonly string[]
  /** In canonical order; only covers with a sum. */
  readonly covers: readonly PolicyCover[]
  readonly premiumType: PremiumType | null
  readonly indexation: Indexation | null
  readonly premium: PolicyPremium
  readonly insured: InsuredPerson
  readonly startDate: string | null
  /** `null` where no premium is to be debited, as for a lapsing policy. */
  readonly nextDebitDate: string | null
  readonly nextAnniversaryDate: string | null
  /** The last day on which it may be cancelled for a refund; `null` once that is over, and where it is not known. */
  readonly coolingOffEnd: string | null
  /** `null` where no increase waits for its proof. */
  readonly increaseWithoutProof: IncreaseWithoutProof | null
}
