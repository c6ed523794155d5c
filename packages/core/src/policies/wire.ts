import type { Indexation } from '../quote/comparison.ts'
import type {
  BenefitPeriod,
  CoverKind,
  CriticalIllnessLink,
  Gender,
  OccupationType,
  Owner,
  PaymentFrequency,
  PaymentMethod,
  State,
  TpdLink,
  WaitingPeriod,
} from '../quote/types.ts'
import type { InsurerCode } from '../transfer/insurerCodes.ts'
import type { PolicyState } from './types.ts'

/** Who owns each cover; null where the policy has no such cover, or the record names nobody. */
export type WirePolicyOwners = Readonly<Record<CoverKind, Owner | null>>

/** What covers are linked to; null where the policy has no such cover. */
export interface WirePolicyStructures {
  readonly tpd: TpdLink | null
  readonly criticalIllness: CriticalIllnessLink | null
}

/** The person insured, on the wire. */
export interface WireInsuredPerson {
  readonly date_of_Birth: string | null
  readonly rated_Age: number | null
  readonly gender: Gender | null
  readonly smoker: boolean | null
  readonly occupation: string | null
  readonly occupation_ID: number | null
  readonly state: State | null
}

/**
 * What a policy covers and on which terms, on the wire: of covers that it doesn't have everything is null. (Specification,
 * point 3; the occupation type, the earnings and the replacement are ours.)
 */
export interface WirePolicyTerms {
  /** Life cover. */
  readonly sum_Insured: number | null
  /** The part of TPD that stands alone. */
  readonly tpD_Sum_Insured: number | null
  /** The part of TPD that is linked. */
  readonly tpD_Linked_Sum_Insured: number | null
  readonly critical_Illness_Sum_Insured: number | null
  readonly monthly_Benefit: number | null
  /** `S` stepped, `L` level. */
  readonly premium_Structure: 'S' | 'L' | null
  readonly premium_frequency: PaymentFrequency | null
  readonly owners: WirePolicyOwners | null
  readonly structures: WirePolicyStructures | null
  readonly double_TPD: boolean | null
  readonly tpD_Buy_back: boolean | null
  readonly tpD_Occupation_Type: OccupationType | null
  readonly cI_Buy_back: boolean | null
  readonly reinstatement: boolean | null
  readonly increasing_Claim: boolean | null
  /** Percent. */
  readonly super_Contribution: 0 | 10 | null
  readonly waiting_Period: WaitingPeriod | null
  readonly benefit_Period: BenefitPeriod | null
  readonly annual_Earnings: number | null
  readonly income_Replacement: number | null
}

/** A policy on the wire. Names of the specification stay; what is ours beside them is in the document. */
export interface WirePolicy extends WirePolicyTerms {
  readonly id: string
  /** The policy number. */
  readonly name: string
  readonly insurer_Code: InsurerCode
  readonly insurer_Name: string | null
  readonly product_Code: string | null
  readonly product_Name: string | null
  readonly status: PolicyState | null
  readonly lapse_Date: string | null
  readonly overdue_Amount: number | null
  readonly payment_Method: PaymentMethod | null
  readonly outsidePaymentMethod: 'directDebit' | 'creditCard' | null
  readonly indexation: Indexation | null
  /** One instalment, policy fee included. */
  readonly premium_Amount: number | null
  readonly premium_Label: string | null
  readonly original_Sums: Readonly<Record<CoverKind, number | null>> | null
  readonly insured: WireInsuredPerson | null
  readonly start_Date: string | null
  readonly next_Debit_Date: string | null
  readonly next_Anniversary_Date: string | null
  /** Ours. An increase after a life event whose proof the insurer waits for. */
  readonly increase_Without_Proof: {
    readonly cover: CoverKind
    readonly increase: number
    readonly requested_On: string
  } | null
  readonly policyholder1: string | null
  readonly policyholder2: string | null
}

type Loose<T> = { readonly [Key in keyof T]?: T[Key] | null }

/** A policy as it is read: everything but its id, its number and its insurer may be null or missing. */
export type SavedPolicy = Pick<WirePolicy, 'id' | 'name' | 'insurer_Code'> &
  Omit<Loose<WirePolicy>, 'id' | 'name' | 'insurer_Code' | 'insured'> & {
    readonly insured?: Loose<WireInsuredPerson> | null
  }
