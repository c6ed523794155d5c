import type {
  BenefitPeriod,
  CoverKind,
  CriticalIllnessExtra,
  CriticalIllnessLink,
  IncomeProtectionOption,
  LifeCover,
  OccupationType,
  Owner,
  PaymentFrequency,
  PersonalDetails,
  TpdExtra,
  TpdLink,
  WaitingPeriod,
} from './types.ts'

/** Identity of one save: the same `id` is the same save, `rev` counts the revisions of a draft. */
export interface Tracking {
  /** A UUID, new for each save and the same when it is sent again. */
  readonly id: string
  /** A UUID: the device's for a visitor, the customer's once signed in. */
  readonly clientId: string
  /** Which draft is saved, such as `client-quote`. */
  readonly draft: string
  /** From 0. */
  readonly rev: number
  /** Date and time in ISO 8601. */
  readonly sentAt: string
}

/** The insurer's offer that a customer chose. Premiums are dollars an instalment, null when there is none. */
export interface SelectedQuote {
  readonly paymentFrequency: PaymentFrequency
  readonly productCode: string
  readonly productName: string
  /** Three capital letters, such as `MLC`. */
  readonly supplierCode: string
  readonly supplierName: string
  readonly premiums: Readonly<Record<CoverKind, number | null>>
  /** One instalment, policy fee included. */
  readonly totalPremiumAmount: number
  /** Premium of TPD linked to life. */
  readonly tpe: number | null
  /** Premium of TPD linked to critical illness. */
  readonly tpr: number | null
  /** The four occupation classes joined by a slash. */
  readonly insurerOcc: string
  /** Such as `AAA`; `NA` where there is none. */
  readonly occupationClasses: Readonly<Record<CoverKind, string>>
}

/** Body of `quote/savequotes`. Empty values are null. */
export interface SaveQuotesRequest {
  readonly first_Name: string | null
  readonly last_Name: string | null
  /** Of the brand. */
  readonly accountName: string
  readonly personalDetails: PersonalDetails
  /** `S` stepped, `L` level. */
  readonly premiumType: 'S' | 'L' | null
  readonly covers: {
    readonly payThroughSuper: 'true' | 'false' | null
    readonly selectedCovers: CoverKind[] | null
  }
  readonly lifeCover: LifeCover
  readonly tpdCover: {
    readonly amountLinked: number | null
    readonly amountStandalone: number | null
    readonly tpdLinkTo: TpdLink
    readonly occupationType: OccupationType
    readonly extras: TpdExtra[] | null
    readonly tpdOwner: Owner
  }
  readonly criticalIllnessCover: {
    readonly amount: number | null
    readonly criticalIllnessLinkTo: CriticalIllnessLink
    readonly extras: CriticalIllnessExtra[] | null
    readonly criticalIllnessOwner: Owner
  }
  readonly incomeProtectionCover: {
    readonly annualEarnings: number | null
    readonly incomeReplacement: number
    readonly monthlyBenefit: number | null
    readonly waitingPeriod: WaitingPeriod
    readonly benefitPeriod: BenefitPeriod
    readonly extraCostOptions: IncomeProtectionOption[] | null
    readonly incomeProtectionOwner: Owner
  }
  readonly paymentFrequency: PaymentFrequency
  readonly customer_Status: 'Partial Quote' | 'Partial Application'
  /** The offer chosen; null before there is one. */
  readonly compareProductDetails: SelectedQuote | null
  /** Null for a save that need not be told from another. */
  readonly tracking: Tracking | null
}

type Nullable<T> = { readonly [K in keyof T]?: T[K] | null }

/** A saved quote as read back: any value of it may be null or missing. */
export type SavedQuote = {
  readonly [K in keyof Omit<SaveQuotesRequest, 'compareProductDetails' | 'tracking'>]?:
    | (SaveQuotesRequest[K] extends object | null ? Nullable<SaveQuotesRequest[K]> : SaveQuotesRequest[K])
    | null
}

/** What a save adds to the quote itself. */
export interface QuoteContext {
  /** Of the brand. */
  readonly accountName: string
  readonly firstName?: string | null
  readonly lastName?: string | null
  /** The offer chosen; a save without one is of the quote alone. */
  readonly selected?: SelectedQuote | null
  readonly tracking?: Tracking | null
}
