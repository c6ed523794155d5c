import { and, eq, gt } from 'drizzle-orm'
import { countUse } from '../codes/countUse.ts'
import type { Queries } from '../database/Database.ts'
import { lockForTransaction } from '../database/lockForTransaction.ts'
import type { Mail } from './Mail.ts'
import { mailLimit } from './mailLimit.ts'
import type { MailOutbox } from './makeMailOutbox.ts'
import { mails } from './tables.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const A_DAY_TO_ONE_ADDRESS = 3
/** The limit of all submissions together: each of them is a whole application or transfer. */
const SUBMISSION_LINKS_A_DAY = 20
const AN_HOUR_BY_ONE_CLIENT = 10

/**
 * The use of a message. Each use has its own limit, and so have the links of each submission, so that a stranger
 * who requests many messages of one use cannot block the others.
 */
export type MailUse =
  | 'calculation'
  | 'link to continue'
  | 'comparison'
  | 'message'
  | 'complaint'
  | 'hardship'
  | 'appointment'
  | 'trusted person'
  | 'death claim code'
  | { submission: string }

export interface MailRequester {
  /** The client id or, without one, the IP address. */
  client: string
  /** The IP address; null for this machine, on which tests and demonstrations run. */
  address: string | null
}

/**
 * Enqueues mail to an address that a visitor entered, within limits, since a visitor can enter any address. Runs
 * inside the caller's transaction, so a refused message leaves nothing behind.
 * @throws Problem 429 `mail-limit`
 */
export async function sendToUnverifiedAddress(
  { queries, mailOutbox }: { queries: Queries; mailOutbox: MailOutbox },
  mail: Mail,
  requester: MailRequester,
  { use, now }: { use: MailUse; now: Date },
): Promise<void> {
  const to = mail.to.toLowerCase()
  await limitUnverifiedMail(queries, to, requester, { use, now })
  const { client: askedBy, address: askedFrom } = requester
  await mailOutbox.enqueue(queries, { ...mail, to }, { askedBy, askedFrom, sentAt: now })
}

/**
 * Counts a message that is about to be enqueued in the same transaction. What is dear to make is made after it.
 * @throws Problem 429 `mail-limit`
 */
export async function limitUnverifiedMail(
  queries: Queries,
  address: string,
  { client: askedBy, address: askedFrom }: MailRequester,
  { use, now }: { use: MailUse; now: Date },
): Promise<void> {
  const to = address.toLowerCase()
  await lockForTransaction(queries, to, askedBy, askedFrom ?? '')
  await limitUse(queries, to, use, now)
  const hourAgo = gt(mails.sentAt, new Date(now.getTime() - HOUR_MS))
  const byClient = await queries.$count(mails, and(eq(mails.askedBy, askedBy), hourAgo))
  if (byClient >= AN_HOUR_BY_ONE_CLIENT) throw mailLimit(HOUR_MS)
  await limitMailByAddress(queries, askedFrom, now)
}

/** @throws Problem 429 `mail-limit` */
async function limitUse(queries: Queries, to: string, use: MailUse, now: Date): Promise<void> {
  const count = (name: string) => countUse(queries, `${name} mailed to ${to}`, DAY_MS, now)
  const isSubmission = typeof use !== 'string'
  const ofUse = await count(isSubmission ? `links of ${use.submission}` : use)
  if (ofUse > A_DAY_TO_ONE_ADDRESS) throw mailLimit(DAY_MS)
  if (isSubmission && (await count('links of submissions')) > SUBMISSION_LINKS_A_DAY) throw mailLimit(DAY_MS)
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
  if (count >= AN_HOUR_BY_ONE_CLIENT) throw mailLimit(HOUR_MS)
}
