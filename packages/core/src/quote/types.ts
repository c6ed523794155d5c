import type { PaymentFrequency } from '../payment/paymentTerms.ts'
import type { PersonalDetails } from '../person/personalDetails.ts'
import type { ReasonCode } from './reasonCodes.ts'

/** The four covers in canonical order; every list of covers keeps this order. */
export const COVER_KINDS = ['life', 'tpd', 'criticalIllness', 'incomeProtection'] as const
/** A cover a customer can ask for. `tpd` is total and permanent disability, `criticalIllness` is trauma. */
export type CoverKind = (typeof COVER_KINDS)[number]

/** S inside super, O outside super, J partially from super. */
export const OWNERS = ['S', 'O', 'J'] as const
/** The owner of a cover: `S` inside super, `O` outside super, `J` partially from super. */
export type Owner = (typeof OWNERS)[number]

/** How a premium moves with age. */
export const PREMIUM_TYPES = ['stepped', 'level'] as const
/** `stepped` is the variable age-stepped premium, `level` the variable level premium. */
export type PremiumType = (typeof PREMIUM_TYPES)[number]

/** Days without pay before an income protection benefit starts. */
export const WAITING_PERIODS = ['30', '60', '90', '730'] as const
/** Days without pay before an income protection benefit starts, as text. */
export type WaitingPeriod = (typeof WAITING_PERIODS)[number]

/** How long an income protection benefit is paid: 1, 2 or 5 years, or to age 65. */
export const BENEFIT_PERIODS = ['1', '2', '5', '65'] as const
/** How long an income protection benefit is paid: years, or `'65'` for to age 65. */
export type BenefitPeriod = (typeof BENEFIT_PERIODS)[number]

/** Covers that a TPD cover can be linked to, or `standalone`. */
export const TPD_LINKS = ['life', 'criticalIllness', 'standalone'] as const
/** The cover that a TPD cover is linked to, or `standalone`. */
export type TpdLink = (typeof TPD_LINKS)[number]

/** The cover that a critical illness cover can be linked to, or `standalone`. */
export const CRITICAL_ILLNESS_LINKS = ['life', 'standalone'] as const
/** The cover that a critical illness cover is linked to, or `standalone`. */
export type CriticalIllnessLink = (typeof CRITICAL_ILLNESS_LINKS)[number]

/** Which work the TPD definition looks at. */
export const OCCUPATION_TYPES = ['own', 'any'] as const
/** Which work the TPD definition looks at: the person's own occupation, or any suited one. */
export type OccupationType = (typeof OCCUPATION_TYPES)[number]

/** Options of TPD; both need a link to life. */
export const TPD_EXTRAS = ['lifeBuyBack', 'doubleTpd'] as const
/** An option of TPD. */
export type TpdExtra = (typeof TPD_EXTRAS)[number]

/** Options of critical illness; `lifeBuyBack` needs a link to life. */
export const CRITICAL_ILLNESS_EXTRAS = ['lifeBuyBack', 'reinstatement'] as const
/** An option of critical illness. */
export type CriticalIllnessExtra = (typeof CRITICAL_ILLNESS_EXTRAS)[number]

/** Options of income protection. `superContribution` is 10 % more benefit, paid to super. */
export const INCOME_PROTECTION_OPTIONS = ['increasingClaim', 'superContribution'] as const
/** An option of income protection, which costs extra. */
export type IncomeProtectionOption = (typeof INCOME_PROTECTION_OPTIONS)[number]

/** Which covers are asked for, and whether super pays. */
export interface Covers {
  /** A text as on the wire; null while not asked. */
  readonly payThroughSuper: 'true' | 'false' | null
  /** In canonical order. */
  readonly selectedCovers: CoverKind[]
}

/** Life cover; `amount` in whole dollars. */
export interface LifeCover {
  readonly amount: number | null
  readonly lifeOwner: Owner
}

/** TPD cover; the total is the linked and the standalone part together, in whole dollars. */
export interface TpdCover {
  readonly amountLinked: number | null
  readonly amountStandalone: number | null
  readonly tpdLinkTo: TpdLink
  readonly occupationType: OccupationType
  readonly extras: TpdExtra[]
  readonly tpdOwner: Owner
}

/** Critical illness cover; `amount` in whole dollars. Always owned outside super. */
export interface CriticalIllnessCover {
  readonly amount: number | null
  readonly criticalIllnessLinkTo: CriticalIllnessLink
  readonly extras: CriticalIllnessExtra[]
  readonly criticalIllnessOwner: Owner
}

/** Income protection; earnings a year and benefit a month in whole dollars, `incomeReplacement` in percent. */
export interface IncomeProtectionCover {
  readonly annualEarnings: number | null
  readonly incomeReplacement: number
  readonly monthlyBenefit: number | null
  readonly waitingPeriod: WaitingPeriod
  readonly benefitPeriod: BenefitPeriod
  readonly extraCostOptions: IncomeProtectionOption[]
  readonly incomeProtectionOwner: Owner
}

/** Everything a customer asks for in a quote. Money is whole dollars; `null` means not answered. */
export interface ClientQuote {
  readonly personalDetails: PersonalDetails
  readonly premiumType: PremiumType | null
  readonly covers: Covers
  readonly lifeCover: LifeCover
  readonly tpdCover: TpdCover
  readonly criticalIllnessCover: CriticalIllnessCover
  readonly incomeProtectionCover: IncomeProtectionCover
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
