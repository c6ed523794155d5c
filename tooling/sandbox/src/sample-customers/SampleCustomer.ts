import type {
  ClientQuote,
  CoverKind,
  Indexation,
  InsurerCode,
  OutsideMethod,
  PaymentFrequency,
  PaymentMethod,
  PersonalDetails,
  PremiumType,
} from '@coverkit/core'
import type { ClaimStage, ClaimType } from '@coverkit/core/claims'
import type { Schema } from '../document/Schema.ts'

/** The terms of each cover that differ from those of an empty quote; null for none of it. */
export type EveryCover = { [Kind in CoverKind]: Partial<ClientQuote[`${Kind}Cover`]> | null }

/** The people named on a sample customer's policy, as its insurer confirmed them. */
export type SampleNomination = Omit<Schema<'NominationChange'>, 'policyId'>

/** A sample policy, in a quote's terms. */
export interface SamplePolicy {
  insurer: InsurerCode
  number: string
  /** Years since it began, and days since its last anniversary: 1 to 90. */
  years: number
  daysPast: number
  premiumType?: PremiumType
  frequency?: PaymentFrequency
  method?: PaymentMethod
  outsideMethod?: OutsideMethod
  indexation?: Indexation
  covers: Partial<EveryCover>
  /** A premium was not paid: the policy ends in this many days. */
  lapsesInDays?: number
  /** Absent: no record says who is named. */
  named?: SampleNomination
}

/** A claim in progress, lodged some days ago. */
export interface SampleClaim {
  type: ClaimType
  /** The number of the policy. */
  policy: string
  daysAgo: number
  stage: Extract<ClaimStage, 'acknowledged' | 'reviewed'>
}

/** An invented customer, whose account shows one shape of policies. */
export interface SampleCustomer {
  /** The part of the address before the @. */
  id: string
  givenName: string
  accountName: string
  /** A description of the policies that the account shows. */
  shape: string
  /** `age` is today's; the birthday was a hundred days ago. */
  person: Omit<PersonalDetails, 'occupation'> & { age: number; occupationId: number }
  annualIncome: number
  suburb: string
  postcode: string
  /** The given name of the person who owns the policies with them. */
  secondHolder?: string
  policies: SamplePolicy[]
  claim?: SampleClaim
}
