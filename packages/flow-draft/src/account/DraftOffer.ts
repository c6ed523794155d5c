/** Other answers of the same flow, which would take the place of those on this page. Instants are ISO 8601. */
export interface DraftOffer {
  /** `visitor`: begun on this device before the customer signed in. `account`: changed on another device. */
  readonly from: 'visitor' | 'account'
  readonly savedAt: string
  /** When what they would replace was saved; null when that is nothing. */
  readonly replaces: string | null
}
