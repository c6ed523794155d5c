/** A customer's identity in stored rows: the tokens' subject and the account's addresses in lower case. */
export interface Customer {
  subject: string
  /** Null if no address is verified: then no row is found by address. */
  email: string | null
  /** Former addresses, each with the instant until which it was theirs. */
  formerEmails: readonly { email: string; until: string }[]
}

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/

/** Checks whether a subject can come from the user pool; other issuers use other formats. */
export const isPoolSubject = (subject: string): boolean => UUID.test(subject)
