import { sql } from 'drizzle-orm'
import type { Queries } from '../database/Database.ts'
import type { Person } from './people.ts'
import { identityUsers } from './tables.ts'

const HELD_MS = 7 * 86_400_000

type Former = Person['formerEmails'][number]

/** The instant from which a former address no longer brings its account back. */
const heldUntil = ({ until }: Former): number => Date.parse(until) + HELD_MS

/** Whether a former address still brings its account back. */
export const isHeld = (former: Former, now: Date): boolean =>
  !former.isReleased && heldUntil(former) > now.getTime()

/** The former addresses that still bring an account back, each once, with the instant until which. */
export function heldAddresses({ email, formerEmails }: Person, now: Date): readonly Former[] {
  const held = formerEmails.filter((former) => former.email !== email && isHeld(former, now))
  const until = new Map(held.map((former) => [former.email, new Date(heldUntil(former)).toISOString()]))
  return Array.from(until, ([former, instant]) => ({ email: former, until: instant }))
}

const heldOf = ({ formerEmails }: Person, email: string, now: Date): Former | undefined =>
  formerEmails.find((former) => former.email === email && isHeld(former, now))

/** Whether a former address still brings this account back. */
export const isHeldBy = (person: Person, email: string, now: Date): boolean =>
  heldOf(person, email, now) !== undefined

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
  return rows.find((row) => isHeldBy(row, email, now))
}

/** Restores an account to a former address. Later addresses are removed, and cannot be restored. */
export const broughtBack = (person: Person, email: string): Pick<Person, 'email' | 'formerEmails'> => ({
  email,
  formerEmails: person.formerEmails.slice(
    0,
    person.formerEmails.findIndex((former) => former.email === email),
  ),
})
