import { eq } from 'drizzle-orm'
import type { Caller } from '../../auth/authenticate.ts'
import type { Queries } from '../../database/Database.ts'
import { identityUsers } from '../../database/identityTables.ts'

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

/**
 * The customer of a subject. The addresses are the pool's where they are one of its people: what a token says may be older.
 */
export async function customerOf(
  queries: Queries,
  { subject, email }: Pick<Caller, 'subject' | 'email'>,
): Promise<Customer> {
  const [person] = isPoolSubject(subject)
    ? await queries
        .select({ email: identityUsers.email, formerEmails: identityUsers.formerEmails })
        .from(identityUsers)
        .where(eq(identityUsers.sub, subject))
    : []
  return {
    subject,
    email: (person?.email ?? email)?.toLowerCase() ?? null,
    formerEmails: person?.formerEmails ?? [],
  }
}
