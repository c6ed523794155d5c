import { and, asc, eq, lte, sql } from 'drizzle-orm'
import type { SendMailOptions } from 'nodemailer'
import type { Queries } from '../database/Database.ts'
import { openSubject } from '../sealing/mailSubject.ts'
import type { Sealing } from '../sealing/makeSealing.ts'
import { judgeFailure } from './judgeFailure.ts'
import { type Mail, mailPurpose, NOBODY } from './Mail.ts'
import { fromOf, type MailFrom } from './mailFrom.ts'
import { GIVE_UP_MS, retryDelayMs } from './retryDelay.ts'
import { mails } from './tables.ts'

/** Longer than any delivery takes: a message claimed by a process that ended becomes due again. */
const CLAIM_MS = 300_000
/** After so many failures the server counts as down, and the remaining messages wait. */
const MOST_UNREACHABLE = 5

/** Alerts the operator to a message that will not be delivered. It contains no address. */
export type AlertMail = (alert: { alert: 'mail-set-aside'; mail: string; reason: string }) => void

export interface Delivery {
  transport: { sendMail: (message: SendMailOptions) => Promise<unknown> }
  sealing: Sealing
  from?: MailFrom | undefined
  now: () => Date
  onAlert: AlertMail
  isStopped: () => boolean
}

type ClaimedMail = typeof mails.$inferSelect

/** Delivers one message after the other until none is due. */
export async function deliverDue(queries: Queries, delivery: Delivery): Promise<void> {
  let unreachable = 0
  while (unreachable < MOST_UNREACHABLE && !delivery.isStopped()) {
    const mail = await claimNext(queries, delivery.now())
    if (!mail) return
    unreachable = (await deliver(queries, mail, delivery)) ? 0 : unreachable + 1
  }
}

/** Claims the longest-due message that no other process is claiming. */
async function claimNext(queries: Queries, now: Date): Promise<ClaimedMail | undefined> {
  const next = queries
    .select({ id: mails.id })
    .from(mails)
    .where(lte(mails.nextAttemptAt, now))
    .orderBy(asc(mails.nextAttemptAt))
    .limit(1)
    .for('update', { skipLocked: true })
  const [claimed] = await queries
    .update(mails)
    .set({ attempts: sql`${mails.attempts} + 1`, nextAttemptAt: new Date(now.getTime() + CLAIM_MS) })
    .where(eq(mails.id, sql`(${next})`))
    .returning()
  return claimed
}

/** Delivers a message; returns true if the server could be reached. */
async function deliver(queries: Queries, mail: ClaimedMail, delivery: Delivery): Promise<boolean> {
  if (mail.to === NOBODY) {
    await queries.delete(mails).where(eq(mails.id, mail.id))
    return true
  }
  try {
    await send(mail, delivery)
  } catch (error) {
    const failure = judgeFailure(error)
    const isTooOld = delivery.now().getTime() - mail.sentAt.getTime() > GIVE_UP_MS
    if (failure.isPermanent || isTooOld) await setAside(queries, mail, failure.reason, delivery)
    else await postpone(queries, mail, failure.reason, delivery)
    return failure.isReachable
  }
  await record(queries, mail, { handedOnAt: delivery.now(), nextAttemptAt: null, sealedBody: null })
  return true
}

async function send(
  { id, to, subject, sealedBody }: ClaimedMail,
  { transport, sealing, from: addresses }: Delivery,
): Promise<void> {
  const body: Omit<Mail, 'to' | 'subject'> = JSON.parse(sealing.open(mailPurpose(id), sealedBody ?? ''))
  const { sender = '', account, text, html } = body
  const address = fromOf(addresses, account)
  await transport.sendMail({
    from: { name: sender, address },
    to: { name: '', address: to },
    envelope: { from: address, to },
    subject: openSubject(sealing, { id, subject }),
    // The same id at every attempt, so that a second copy can be recognised.
    messageId: `<${id}@${address.split('@')[1]}>`,
    text,
    html,
  })
}

async function setAside(queries: Queries, mail: ClaimedMail, reason: string, { now, onAlert }: Delivery) {
  const end = { setAsideAt: now(), nextAttemptAt: null, sealedBody: null, lastFailure: reason }
  await record(queries, mail, end)
  onAlert({ alert: 'mail-set-aside', mail: mail.id, reason })
}

function postpone(queries: Queries, mail: ClaimedMail, reason: string, { now }: Delivery) {
  const nextAttemptAt = new Date(now().getTime() + retryDelayMs(mail.attempts))
  return record(queries, mail, { nextAttemptAt, lastFailure: reason })
}

/** Updates the row only if this claim is current: another process may have claimed the message since. */
async function record(queries: Queries, { id, attempts }: ClaimedMail, changes: Partial<ClaimedMail>) {
  await queries
    .update(mails)
    .set(changes)
    .where(and(eq(mails.id, id), eq(mails.attempts, attempts)))
}
