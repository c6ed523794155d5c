import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { createTransport } from 'nodemailer'
import type { Queries } from '../database/Database.ts'
import { sealSubject } from '../sealing/mailSubject.ts'
import type { Sealing } from '../sealing/makeSealing.ts'
import { type AlertMail, deliverDue } from './deliverDue.ts'
import { type Mail, mailPurpose, NOBODY } from './Mail.ts'
import type { MailFrom } from './mailFrom.ts'
import { smtpOptions } from './smtpOptions.ts'
import { mails } from './tables.ts'

const EVERY_MS = 5000
const LANES = 3
const CONNECT_MS = 10_000
const SOCKET_MS = 30_000

/** The requester of a message, and the time of the request. */
interface MailDetails {
  sentAt: Date
  /** The client that entered the address; the limits count by it. */
  askedBy?: string
  askedFrom?: string | null
}

export interface MailOutbox {
  /** Stores a message in the mailbox, inside the caller's transaction. With a mail server its body is sealed. */
  enqueue: (queries: Queries, mail: Mail, details: MailDetails) => Promise<void>
  /**
   * Does the work of a message without a recipient, inside the caller's transaction, so that the time of an answer does not reveal
   * an account.
   */
  enqueueForNobody: (queries: Queries, mail: Mail, details: MailDetails) => Promise<void>
  /** Delivers due messages; called after the transaction that enqueued them. Never throws. */
  dispatch: () => void
  /** Resolves when all dispatched deliveries have ended. */
  idle: () => Promise<void>
  close: () => Promise<void>
}

export interface MailOutboxSettings {
  smtpUrl: string
  /** The addresses that messages come from; a sample's when absent. */
  from?: MailFrom | undefined
  sealing: Sealing
  now: () => Date
  onAlert: AlertMail
  onError: (error: unknown) => void
}

/** Stores messages only. Without a mail server the mailbox serves as the customer's mailbox. */
export function makeMailbox(sealing: Sealing): MailOutbox {
  const enqueue: MailOutbox['enqueue'] = async (queries, { to, subject, text, html }, details) => {
    const id = randomUUID()
    const sealedSubject = sealSubject(sealing, id, subject)
    await queries.insert(mails).values({ id, to, subject: sealedSubject, text, html, ...details })
  }
  return {
    enqueue,
    enqueueForNobody: async (queries, mail, details) => {
      await enqueue(queries, { ...mail, to: NOBODY }, details)
      await queries.delete(mails).where(eq(mails.to, NOBODY))
    },
    dispatch: () => {},
    idle: async () => {},
    close: async () => {},
  }
}

/** Delivers mail to a mail server. Several processes may share a database: each message is claimed by one of them. */
export function makeMailOutbox(queries: Queries, settings: MailOutboxSettings): MailOutbox {
  const { smtpUrl, sealing, onError } = settings
  const transport = createTransport({
    ...smtpOptions(smtpUrl),
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: SOCKET_MS,
  })
  let isClosed = false
  const runLane = () =>
    deliverDue(queries, { ...settings, transport, isStopped: () => isClosed }).catch(onError)
  const lanes = Array.from({ length: LANES }, () => Promise.resolve())
  let isQueued = false
  const dispatch = () => {
    if (isQueued || isClosed) return
    isQueued = true
    lanes.forEach((lane, index) => {
      lanes[index] = lane.then(() => {
        isQueued = false
        return runLane()
      })
    })
  }
  const idle = async () => {
    await Promise.all(lanes)
  }
  const timer = setInterval(dispatch, EVERY_MS)
  timer.unref()
  const enqueue: MailOutbox['enqueue'] = async (on, { to, subject, ...body }, details) => {
    const id = randomUUID()
    const sealedBody = sealing.seal(mailPurpose(id), JSON.stringify(body))
    const sealedSubject = sealSubject(sealing, id, subject)
    const hidden = { text: '', html: '', sealedBody, nextAttemptAt: details.sentAt }
    await on.insert(mails).values({ id, to, subject: sealedSubject, ...hidden, ...details })
  }
  return {
    enqueue,
    enqueueForNobody: (on, mail, details) => enqueue(on, { ...mail, to: NOBODY }, details),
    dispatch,
    idle,
    close: async () => {
      isClosed = true
      clearInterval(timer)
      await idle()
      transport.close()
    },
  }
}
