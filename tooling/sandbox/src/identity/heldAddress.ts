import { sql } from 'drizzle-orm'
import type { Queries } from '../database/Database.ts'
import { identityUsers } from '../database/tables/identity.ts'
import type { Person } from './people.ts'

const HELD_MS = 7 * 86_400_000

type Former = Person['formerEmails'][number]

const heldOf = ({ formerEmails }: Person, email: string, now: Date): Former | undefined =>
  formerEmails.find((former) => former.email === email && Date.parse(former.until) + HELD_MS > now.getTime())

/**
 * Whose address it was until some days ago. It stays theirs to come back to: a reset of the password by it brings it back,
 * and nobody else gets it meanwhile.
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

/** The account as it was with an address of before. Addresses that came after it are nobody's to come back to. */
export const broughtBack = (person: Person, email: string): Pick<Person, 'email' | 'formerEmails'> => ({
  email,
  formerEmails: person.formerEmails.slice(
    0,
    person.formerEmails.findIndex((former) => former.email === email),
  ),
})
