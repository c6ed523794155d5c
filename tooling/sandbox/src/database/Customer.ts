/** Whose records are meant: the subject of their tokens, and the addresses of their account in small letters. */
export interface Customer {
  subject: string
  /** Null where none was verified: then no row is theirs by its address. */
  email: string | null
  /** Each was theirs until an instant. */
  formerEmails: readonly { email: string; until: string }[]
}

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/

/** Whether a subject can be one of the user pool; other issuers name people otherwise. */
export const isPoolSubject = (subject: string): boolean => UUID.test(subject)
