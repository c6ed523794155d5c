import type {
  CriticalIllnessCover,
  IncomeProtectionCover,
  Indexation,
  LifeCover,
  OutsideMethod,
  PaymentFrequency,
  PaymentMethod,
  PersonalDetails,
  PremiumType,
  TpdCover,
} from '@coverkit/core'
import type { ClaimStage, ClaimType } from '@coverkit/core/claims'
import type { InsurerCode } from '@coverkit/core/transfer'

/** A policy of a sample customer, as it would be asked for in a quote. Of covers only what differs from an empty quote. */
export interface SamplePolicy {
  insurer: InsurerCode
  number: string
  /** How many years ago it began, and how many days past its anniversary it is now: 1 to 90. */
  years: number
  daysPast: number
  premiumType?: PremiumType
  frequency?: PaymentFrequency
  method?: PaymentMethod
  outsideMethod?: OutsideMethod
  indexation?: Indexation
  life?: Partial<LifeCover>
  tpd?: Partial<TpdCover>
  criticalIllness?: Partial<CriticalIllnessCover>
  incomeProtection?: Partial<IncomeProtectionCover>
  /** A premium was not paid: the policy ends in so many days. */
  lapsesInDays?: number
}

/** A claim that is under way, lodged some days ago. */
export interface SampleClaim {
  type: ClaimType
  /** The number of the policy. */
  policy: string
  daysAgo: number
  stage: Extract<ClaimStage, 'acknowledged' | 'reviewed'>
}

/** Somebody invented, whose account shows one shape of policies. */
export interface SampleCustomer {
  /** The part of the address before the @. */
  id: string
  givenName: string
  accountName: string
  /** What there is to see, in words. */
  shape: string
  /** `age` is today's; the birthday was a hundred days ago. */
  person: Omit<PersonalDetails, 'occupation'> & { age: number; occupationId: number }
  annualIncome: number
  suburb: string
  postcode: string
  /** The given name of who owns the policies with them. */
  secondHolder?: string
  policies: SamplePolicy[]
  claim?: SampleClaim
}
