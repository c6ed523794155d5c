import { eq } from 'drizzle-orm'
import type { Caller } from '../../auth/authenticate.ts'
import { type Customer, isPoolSubject } from '../../database/Customer.ts'
import type { Queries } from '../../database/Database.ts'
import { identityUsers } from '../../identity/tables.ts'

/**
 * Returns the customer of a subject. For people of the pool its addresses are used, since a token's may be older.
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
