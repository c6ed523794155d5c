import { sql } from 'drizzle-orm'
import type { Queries } from '../database/Database.ts'
import { identityUsers } from '../database/tables/identity.ts'
import type { Person } from './people.ts'

const HELD_MS = 7 * 86_400_000

type Former = Person['formerEmails'][number]

const heldOf = ({ formerEmails }: Person, email: string, now: Date): Former | undefined =>
  formerEmails.find((former) => former.email === email && Date.parse(former.until) + HELD_MS > now.getTime())

/**
 * Finds the person whose address it was until some days ago. A password reset through it restores it, and until
 * then no other account can take it.
 */
export async function findByHeldAddress(
  queries: Queries,
  email: string,
  now: Date,
): Promise<Person | undefined> {
  const rows = await queries
    .select()
    .from(identityUsers)
    .where(sql`${identityUsers.formerEmails} @> ${JSON.stringify([{ email }])}::jsonb`)
  return rows.find((row) => heldOf(row, email, now) !== undefined)
}

/** Restores an account to a former address. Later addresses are removed, and cannot be restored. */
export const broughtBack = (person: Person, email: string): Pick<Person, 'email' | 'formerEmails'> => ({
  email,
  formerEmails: person.formerEmails.slice(
    0,
    person.formerEmails.findIndex((former) => former.email === email),
  ),
})
