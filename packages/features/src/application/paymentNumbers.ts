/** A card as the payment provider names it: its token, the last four digits, `MM/YY`, and its brand such as `Visa`. */
export interface Card {
  readonly token: string
  readonly last4: string
  readonly expiry: string
  readonly brand: string
}

/** What is drawn from. It lasts as long as the page: after a reload it is typed again. */
export interface PaymentNumbers {
  readonly accountNumber: string | null
  /** Of the super fund. */
  readonly memberNumber: string | null
  readonly card: Card | null
}

export const noPaymentNumbers: PaymentNumbers = { accountNumber: null, memberNumber: null, card: null }
