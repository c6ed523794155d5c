import type {
  CriticalIllnessCover,
  IncomeProtectionCover,
  Indexation,
  InsurerCode,
  LifeCover,
  OutsideMethod,
  PaymentFrequency,
  PaymentMethod,
  PersonalDetails,
  PremiumType,
  TpdCover,
} from '@coverkit/core'
import type { ClaimStage, ClaimType } from '@coverkit/core/claims'

/** A sample policy, in a quote's terms. Covers list only their differences from an empty quote. */
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
  life?: Partial<LifeCover>
  tpd?: Partial<TpdCover>
  criticalIllness?: Partial<CriticalIllnessCover>
  incomeProtection?: Partial<IncomeProtectionCover>
  /** A premium was not paid: the policy ends in this many days. */
  lapsesInDays?: number
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
