import { asc, eq, isNull } from 'drizzle-orm'
import { createTransport } from 'nodemailer'
import type { Queries } from '../database/Database.ts'
import { mails } from '../database/schema.ts'

const AT_ONCE = 20
const EVERY_MS = 30_000
const FROM = 'no-reply@coverkit.example'

export interface HandOn {
  /** Hands on what waits; called after the transaction that wrote it. Never throws. */
  now: () => void
  close: () => Promise<void>
}

/** Hands mail on to a mail server. What fails stays in the mailbox and is tried again. */
export function makeHandOn(
  queries: Queries,
  smtpUrl: string | undefined,
  onError: (error: unknown) => void,
): HandOn {
  if (!smtpUrl) return { now: () => {}, close: async () => {} }
  const transport = createTransport(smtpUrl)
  let running = Promise.resolve()
  const send = async () => {
    const waiting = await queries
      .select()
      .from(mails)
      .where(isNull(mails.handedOnAt))
      .orderBy(asc(mails.sentAt))
      .limit(AT_ONCE)
    for (const { id, to, subject, text, html } of waiting) {
      await transport.sendMail({ from: FROM, to: { name: '', address: to }, subject, text, html })
      await queries.update(mails).set({ handedOnAt: new Date() }).where(eq(mails.id, id))
    }
  }
  const now = () => {
    running = running.then(send).catch(onError)
  }
  const timer = setInterval(now, EVERY_MS)
  timer.unref()
  return {
    now,
    close: async () => {
      clearInterval(timer)
      await running
      transport.close()
    },
  }
}
