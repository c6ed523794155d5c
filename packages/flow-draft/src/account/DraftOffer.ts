/** Other answers of the same flow, which would replace those on this page. Instants are ISO 8601. */
export interface DraftOffer {
  /** `visitor`: begun on this device before the customer signed in. `account`: changed on another device. */
  readonly from: 'visitor' | 'account'
  readonly savedAt: string
  /** Save time of the answers that they would replace; null when there are none. */
  readonly replaces: string | null
}
