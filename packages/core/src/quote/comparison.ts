import type { ClientQuote, CoverKind, Gender, PaymentFrequency, PaymentMethod, State } from './types.ts'

/** The terms to price: a quote without its person. `paymentMethod` is direct debit when absent. */
export type QuoteNeeds = Omit<ClientQuote, 'personalDetails'> & { readonly paymentMethod?: PaymentMethod }

/** The person and the terms to price. `age` is whole years at the last birthday. */
export interface ComparisonClient {
  readonly clientId: string
  readonly age: number
  readonly gender: Gender
  readonly smoker: boolean
  readonly occupationId: number
  readonly state: State
  readonly needs: QuoteNeeds
}

/** Body of `quote/compare` and `quote/projection`. All insurers answer when `supplierCodes` is absent. */
export interface ComparisonRequest {
  readonly clients: [ComparisonClient]
  readonly tags: string[]
  readonly supplierCodes?: string[]
  readonly allowAdjustments?: boolean
}

/** Why an insurer declines; `cover` is null when the reason is of the whole package. */
export interface Reason {
  readonly code: string
  readonly cover: CoverKind | null
}

/** A term that an insurer replaced because it does not offer the one asked for. */
export interface Adjustment {
  readonly field: string
  readonly from: string
  readonly to: string
  readonly reason: 'own-occupation' | 'waiting-period' | 'benefit-period'
}

/** What a premium is made of, in dollars with at most two decimals; parts sum to `total` to the cent. */
export interface Parts {
  readonly base: number
  readonly options: number
  readonly multiCoverDiscount: number
  readonly rolloverRebate: number
  readonly discount: number
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
  readonly label: string
  readonly clientId: string
  readonly occupationClasses: Readonly<Record<CoverKind, string>>
}

/** What every insurer's part of an answer begins with. */
export interface InsurerHead {
  readonly supplierCode: string
  readonly supplierName: string
  readonly status: 'quoted' | 'declined' | 'unavailable'
  readonly reasons: readonly Reason[]
  readonly adjustments: readonly Adjustment[]
}

/** A premium at one payment frequency. `perYear` is all instalments of a year. */
export interface FrequencyPremium {
  readonly covers: Readonly<Partial<Record<CoverKind, CoverParts>>>
  readonly parts: PolicyParts
  readonly perYear: number
}

/** One insurer's part of a comparison; `frequencies` is there only when quoted. */
export interface InsurerAnswer extends InsurerHead {
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
  readonly projection?: {
    readonly stepped: Readonly<Record<Indexation, readonly number[]>>
    readonly level: Readonly<Record<Indexation, readonly number[]>> | null
  }
}

/** Answer of `quote/projection`. */
export interface ProjectionAnswer extends Head {
  readonly ages: readonly number[]
  readonly sumInsured: Readonly<Record<Indexation, Readonly<Partial<Record<CoverKind, readonly number[]>>>>>
  readonly insurers: readonly InsurerProjection[]
}
