import type { SaveQuoteRequest, SelectedQuote, Tracking } from '../generated/wire.ts'

type Nullable<T> = { readonly [K in keyof T]?: T[K] | null }

/** A saved quote as read back: any value of it may be null or missing. */
export type SavedQuote = {
  readonly [K in keyof Omit<SaveQuoteRequest, 'compareProductDetails' | 'tracking'>]?:
    | (SaveQuoteRequest[K] extends object | null ? Nullable<SaveQuoteRequest[K]> : SaveQuoteRequest[K])
    | null
}

/** Data that a save adds to the quote. */
export interface QuoteContext {
  /** The account name of the brand. */
  readonly accountName: string
  readonly firstName?: string | null
  readonly lastName?: string | null
  /** The offer chosen; a save without one is of the quote alone. */
  readonly selected?: SelectedQuote | null
  readonly tracking?: Tracking | null
}
