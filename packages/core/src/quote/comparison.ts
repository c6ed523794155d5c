import type { ClientQuote, CoverKind, Gender, PaymentFrequency, PaymentMethod, State } from './types.ts'

/** The terms to price: a quote without its person. `paymentMethod` is direct debit when absent. */
export type QuoteNeeds = Omit<ClientQuote, 'personalDetails'> & { readonly paymentMethod?: PaymentMethod }

/** The person and the terms to price. `age` is whole years at the last birthday. */
export interface ComparisonClient {
  /** Given back in the answer; changes nothing else. */
  readonly clientId: string
  readonly age: number
  readonly gender: Gender
  readonly smoker: boolean
  /** A number of the broker's occupation list. */
  readonly occupationId: number
  readonly state: State
  readonly needs: QuoteNeeds
  /** Sent where it is known; changes no price. Neither stored nor given back. */
  readonly first_Name?: string | null
  /** As the first name. */
  readonly last_Name?: string | null
}

/** Body of `quote/compare` and `quote/projection`. All insurers answer when `supplierCodes` is absent. */
export interface ComparisonRequest {
  readonly clients: [ComparisonClient]
  /** Free marks of the request, at most 20, without effect on the price. */
  readonly tags: string[]
  /** The insurers to ask, by three capital letters. */
  readonly supplierCodes?: string[]
  /** Lets an insurer price its nearest term where it does not offer the one asked for. Default false. */
  readonly allowAdjustments?: boolean
}

/** Why an insurer declines; `cover` is null when the reason is of the whole package. */
export interface Reason {
  /** Such as `age`, `occupation` or `sum-insured`; the document lists them all. */
  readonly code: string
  readonly cover: CoverKind | null
}

/** A term that an insurer replaced because it does not offer the one asked for. */
export interface Adjustment {
  /** Dotted path in the quote, such as `tpdCover.occupationType`. */
  readonly field: string
  /** As asked for. */
  readonly from: string
  /** As priced. */
  readonly to: string
  readonly reason: 'own-occupation' | 'waiting-period' | 'benefit-period'
}

/**
 * One instalment in dollars with at most two decimals: `base`, `options`, `discount`, `frequencyLoading` and
 * `stampDuty` sum to `total` to the cent; of a policy the fee comes on top.
 */
export interface Parts {
  readonly base: number
  readonly options: number
  /** 0 or less. */
  readonly multiCoverDiscount: number
  /** 0 or less; only where super pays by rollover. */
  readonly rolloverRebate: number
  /** The discount and the rebate together, 0 or less. */
  readonly discount: number
  /** What paying more often than yearly adds. */
  readonly frequencyLoading: number
  readonly stampDuty: number
  readonly total: number
}

/** A cover's premium; `lines` holds the total of each priced line, such as `linked` and `standalone`. */
export interface CoverParts extends Parts {
  readonly lines: Readonly<Record<string, number>>
}

/** A policy's premium: its covers together and one fee. */
export interface PolicyParts extends Parts {
  readonly fee: number
}

/** The answer's own head: sample label, echo of the client and the occupation class of each cover. */
export interface Head {
  /** What the premiums are, to be shown wherever one is. */
  readonly label: string
  readonly clientId: string
  /** Such as `AAA`; `NA` where there is none. */
  readonly occupationClasses: Readonly<Record<CoverKind, string>>
}

/** What every insurer's part of an answer begins with. */
export interface InsurerHead {
  /** Three capital letters, such as `MLC`. */
  readonly supplierCode: string
  readonly supplierName: string
  /** `unavailable`: the insurer gave no answer this time. */
  readonly status: 'quoted' | 'declined' | 'unavailable'
  /** Empty unless declined. */
  readonly reasons: readonly Reason[]
  /** Empty unless quoted. */
  readonly adjustments: readonly Adjustment[]
}

/** A premium at one payment frequency. `perYear` is all instalments of a year. */
export interface FrequencyPremium {
  /** Of the selected covers only. */
  readonly covers: Readonly<Partial<Record<CoverKind, CoverParts>>>
  readonly parts: PolicyParts
  /** In dollars. */
  readonly perYear: number
}

/** One insurer's part of a comparison; `frequencies` is there only when quoted. */
export interface InsurerAnswer extends InsurerHead {
  /** All four; only yearly where super pays by rollover. */
  readonly frequencies?: Readonly<Partial<Record<PaymentFrequency, FrequencyPremium>>>
}

/** Answer of `quote/compare`. */
export interface ComparisonAnswer extends Head {
  readonly insurers: readonly InsurerAnswer[]
}

/** Whether the sum insured grows each year. */
export const INDEXATIONS = ['on', 'off12Months', 'offPermanent'] as const
/** Whether the sum insured grows each year. */
export type Indexation = (typeof INDEXATIONS)[number]

/** One insurer's part of a projection: yearly premiums, one for each age of the answer. */
export interface InsurerProjection extends InsurerHead {
  /** There only when quoted. */
  readonly projection?: {
    readonly stepped: Readonly<Record<Indexation, readonly number[]>>
    /** Null where the insurer does not offer level premiums. */
    readonly level: Readonly<Record<Indexation, readonly number[]>> | null
  }
}

/** Answer of `quote/projection`. */
export interface ProjectionAnswer extends Head {
  /** Whole years, one for each year of the projection, from today. */
  readonly ages: readonly number[]
  /** Dollars for each age of each selected cover; income protection a month. */
  readonly sumInsured: Readonly<Record<Indexation, Readonly<Partial<Record<CoverKind, readonly number[]>>>>>
  readonly insurers: readonly InsurerProjection[]
}
