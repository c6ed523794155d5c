import { and, eq, gt, isNotNull, type SQL } from 'drizzle-orm'
import type { Queries } from '../database/Database.ts'
import { lockForTransaction } from '../database/lockForTransaction.ts'
import { mails } from '../database/schema.ts'
import { Problem } from '../problem/Problem.ts'
import type { Mail } from './Mail.ts'
import type { MailOutbox } from './makeMailOutbox.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const A_DAY_TO_ONE_ADDRESS = 3
const AN_HOUR_BY_ONE_CLIENT = 10

export interface MailRequester {
  /** The client id or, without one, the IP address. */
  client: string
  /** The IP address; null for this machine, where every test and demonstration comes from. */
  address: string | null
}

/**
 * Enqueues mail to an address that a visitor entered, within the limits: anybody can enter anybody's address.
 * Runs inside the caller's transaction, so a refused message leaves nothing behind.
 *
 * @throws Problem 429 `mail-limit`
 */
export async function sendToUnverifiedAddress(
  { queries, mailOutbox }: { queries: Queries; mailOutbox: MailOutbox },
  mail: Mail,
  requester: MailRequester,
  now: Date,
): Promise<void> {
  const to = mail.to.toLowerCase()
  const { client: askedBy, address: askedFrom } = requester
  await lockForTransaction(queries, to, askedBy, askedFrom ?? '')
  const dayAgo = gt(mails.sentAt, new Date(now.getTime() - DAY_MS))
  const hourAgo = gt(mails.sentAt, new Date(now.getTime() - HOUR_MS))
  const count = (which: SQL | undefined, since: SQL) => queries.$count(mails, and(which, since))
  const unverified = and(eq(mails.to, to), isNotNull(mails.askedBy))
  if ((await count(unverified, dayAgo)) >= A_DAY_TO_ONE_ADDRESS) throw limitReached(DAY_MS)
  if ((await count(eq(mails.askedBy, askedBy), hourAgo)) >= AN_HOUR_BY_ONE_CLIENT) throw limitReached(HOUR_MS)
  await limitMailByAddress(queries, askedFrom, now)
  await mailOutbox.enqueue(queries, { ...mail, to }, { askedBy, askedFrom, sentAt: now })
}

/**
 * Limits mail by the network address of its requester, since a client can change its id.
 *
 * @throws Problem 429 `mail-limit`
 */
export async function limitMailByAddress(
  queries: Queries,
  askedFrom: string | null,
  now: Date,
): Promise<void> {
  if (askedFrom === null) return
  const hourAgo = gt(mails.sentAt, new Date(now.getTime() - HOUR_MS))
  const count = await queries.$count(mails, and(eq(mails.askedFrom, askedFrom), hourAgo))
  if (count >= AN_HOUR_BY_ONE_CLIENT) throw limitReached(HOUR_MS)
}

const limitReached = (waitMs: number) => new Problem(429, [{ field: '', code: 'mail-limit' }], waitMs / 1000)
