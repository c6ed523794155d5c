import { and, count, eq, gt, sql } from 'drizzle-orm'
import type { Queries } from '../database/Database.ts'
import { mails } from '../database/schema.ts'
import { Problem } from '../http/Problem.ts'
import type { Mail } from './Mail.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const A_DAY_TO_ONE_ADDRESS = 3
const AN_HOUR_BY_ONE_CLIENT = 10

/**
 * Puts mail to an address that a visitor typed into the mailbox, within the limits: anybody can type anybody's address.
 * Runs inside the caller's transaction, so a refused message leaves nothing behind.
 *
 * @param askedBy who asked: a client id or, without one, an IP address
 * @throws Problem 429 `mail-limit`
 */
export async function sendToTypedAddress(
  queries: Queries,
  mail: Mail,
  askedBy: string,
  now: Date,
): Promise<void> {
  const to = mail.to.toLowerCase()
  await oneAtATime(queries, to, askedBy)
  const dayAgo = new Date(now.getTime() - DAY_MS)
  const hourAgo = new Date(now.getTime() - HOUR_MS)
  const toAddress = and(eq(mails.to, to), gt(mails.sentAt, dayAgo))
  const byClient = and(eq(mails.askedBy, askedBy), gt(mails.sentAt, hourAgo))
  if ((await howMany(queries, toAddress)) >= A_DAY_TO_ONE_ADDRESS) throw limitReached(DAY_MS)
  if ((await howMany(queries, byClient)) >= AN_HOUR_BY_ONE_CLIENT) throw limitReached(HOUR_MS)
  await queries.insert(mails).values({ ...mail, to, askedBy, sentAt: now })
}

const limitReached = (waitMs: number) =>
  new Problem(429, [{ field: 'contactEmail', code: 'mail-limit' }], waitMs / 1000)

/** Counting and adding must not run side by side for one address or one client. Sorted, so that no two wait in a circle. */
async function oneAtATime(queries: Queries, ...names: string[]): Promise<void> {
  for (const name of names.toSorted())
    await queries.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`)
}

async function howMany(queries: Queries, which: ReturnType<typeof and>): Promise<number> {
  const [row] = await queries.select({ value: count() }).from(mails).where(which)
  return row?.value ?? 0
}
