import { eq } from 'drizzle-orm'
import { isPoolSubject } from '../../database/Customer.ts'
import type { Queries } from '../../database/Database.ts'
import { identityUsers } from '../../database/tables/identity.ts'
import { attributesOf } from '../../identity/people.ts'
import type { Sealing } from '../../sealing/makeSealing.ts'

/** The brand that a customer signed up with, by its account name; null for people of another pool. */
export async function accountNameOf(
  { queries, sealing }: { queries: Queries; sealing: Sealing },
  subject: string,
): Promise<string | null> {
  if (!isPoolSubject(subject)) return null
  const [person] = await queries.select().from(identityUsers).where(eq(identityUsers.sub, subject))
  return (person && attributesOf(sealing, person)['custom:accountName']) ?? null
}
