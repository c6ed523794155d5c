/** A card as the payment provider names it: its token, the last four digits, `MM/YY`, and its brand such as `Visa`. */
export interface Card {
  readonly token: string
  readonly last4: string
  readonly expiry: string
  readonly brand: string
}

/** The numbers of the payment methods. They are only in memory: after a reload they are entered again. */
export interface PaymentNumbers {
  readonly accountNumber: string | null
  /** The member number of the super fund. */
  readonly memberNumber: string | null
  readonly card: Card | null
}

export const noPaymentNumbers: PaymentNumbers = { accountNumber: null, memberNumber: null, card: null }
