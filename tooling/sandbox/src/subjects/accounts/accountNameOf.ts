import { eq } from 'drizzle-orm'
import { isPoolSubject } from '../../database/Customer.ts'
import type { Queries } from '../../database/Database.ts'
import { attributesOf } from '../../identity/people.ts'
import { identityUsers } from '../../identity/tables.ts'
import type { Sealing } from '../../sealing/makeSealing.ts'

/** Returns the account name of the brand that a customer signed up with; null for people of another pool. */
export async function accountNameOf(
  { queries, sealing }: { queries: Queries; sealing: Sealing },
  subject: string,
): Promise<string | null> {
  if (!isPoolSubject(subject)) return null
  const [person] = await queries.select().from(identityUsers).where(eq(identityUsers.sub, subject))
  return (person && attributesOf(sealing, person)['custom:accountName']) ?? null
}
