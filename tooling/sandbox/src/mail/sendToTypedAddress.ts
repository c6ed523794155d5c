import { and, eq, gt, type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../database/Database.ts'
import { mails } from '../database/schema.ts'
import { Problem } from '../http/Problem.ts'
import type { Mail } from './Mail.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const A_DAY_TO_ONE_ADDRESS = 3
const AN_HOUR_BY_ONE_CLIENT = 10

export interface Asker {
  /** The client id or, without one, the IP address. */
  client: string
  /** The IP address; null for this machine, where every test and demonstration comes from. */
  address: string | null
}

/**
 * Puts mail to an address that a visitor typed into the mailbox, within the limits: anybody can type anybody's address.
 * Runs inside the caller's transaction, so a refused message leaves nothing behind.
 *
 * @throws Problem 429 `mail-limit`
 */
export async function sendToTypedAddress(
  queries: Queries,
  mail: Mail,
  asker: Asker,
  now: Date,
): Promise<void> {
  const to = mail.to.toLowerCase()
  const { client: askedBy, address: askedFrom } = asker
  await oneAtATime(queries, to, askedBy, askedFrom ?? '')
  const dayAgo = gt(mails.sentAt, new Date(now.getTime() - DAY_MS))
  const hourAgo = gt(mails.sentAt, new Date(now.getTime() - HOUR_MS))
  const count = (which: SQL, since: SQL) => queries.$count(mails, and(which, since))
  if ((await count(eq(mails.to, to), dayAgo)) >= A_DAY_TO_ONE_ADDRESS) throw limitReached(DAY_MS)
  if ((await count(eq(mails.askedBy, askedBy), hourAgo)) >= AN_HOUR_BY_ONE_CLIENT) throw limitReached(HOUR_MS)
  if (askedFrom && (await count(eq(mails.askedFrom, askedFrom), hourAgo)) >= AN_HOUR_BY_ONE_CLIENT)
    throw limitReached(HOUR_MS)
  await queries.insert(mails).values({ ...mail, to, askedBy, askedFrom, sentAt: now })
}

const limitReached = (waitMs: number) =>
  new Problem(429, [{ field: 'contactEmail', code: 'mail-limit' }], waitMs / 1000)

/** Counting and adding must not run side by side for one address or one asker. Sorted, so that no two wait in a circle. */
async function oneAtATime(queries: Queries, ...names: string[]): Promise<void> {
  for (const name of names.toSorted())
    await queries.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`)
}
