import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Database } from '../database/Database.ts'
import { makeSealing } from '../sealing/makeSealing.ts'
import { OPERATION_ENGINES } from '../testing/engines.ts'
import { openEmpty } from '../testing/openEmpty.ts'
import { type SmtpServer, startSmtp } from '../testing/startSmtp.ts'
import { type AlertMail, deliverDue } from './deliverDue.ts'
import { type MailOutbox, makeMailOutbox } from './makeMailOutbox.ts'
import { signedByBrand } from './signedByBrand.ts'
import { mails } from './tables.ts'

const HOUR_MS = 3_600_000
const sealing = makeSealing([randomBytes(32)])

describe.each(OPERATION_ENGINES)('H3: mail on %s', (engine) => {
  let database: Database
  let smtp: SmtpServer
  let outbox: MailOutbox
  let now: Date
  let alerts: Parameters<AlertMail>[0][]
  const refusals: Record<string, string> = {}
  beforeEach(async () => {
    for (const address of Object.keys(refusals)) delete refusals[address]
    now = new Date('2026-11-22T00:00:00Z')
    alerts = []
    database = await openEmpty(engine)
    smtp = await startSmtp(refusals)
    outbox = open()
  })
  afterEach(async () => {
    await outbox.close()
    smtp.close()
    await database.close()
  })

  const open = () =>
    makeMailOutbox(database.queries, {
      smtpUrl: smtp.url,
      sealing,
      now: () => now,
      onAlert: (alert) => alerts.push(alert),
      onError: (error) => expect.unreachable(String(error)),
    })
  const enqueue = (to: string) =>
    outbox.enqueue(
      database.queries,
      { to, subject: 'Your code', text: 'It is 123456', html: '<p>It is 123456</p>' },
      { sentAt: now },
    )
  const deliver = async () => {
    outbox.dispatch()
    await outbox.idle()
  }
  const rowOf = async (to: string) => (await database.queries.select().from(mails).where(eq(mails.to, to)))[0]
  const delivered = () => smtp.received.map(({ to }) => to).toSorted()

  test('a message is from its brand by name, and from nobody’s name without one', async () => {
    const mail = { subject: 'Your code', text: 'It is 123456', html: '<p>It is 123456</p>' }
    const named = signedByBrand({ ...mail, to: 'one@example.com' }, 'redearth')
    await outbox.enqueue(database.queries, named, { sentAt: now })
    await enqueue('two@example.com')
    await deliver()
    const headers = smtp.received.map(({ to, data }) => [to, /^From: .*$/m.exec(data)?.[0].trim()])
    expect(headers.toSorted()).toEqual([
      ['one@example.com', 'From: Red Earth Cover <no-reply@coverkit.example>'],
      ['two@example.com', 'From: no-reply@coverkit.example'],
    ])
  })

  test('L4 a message for nobody waits as others do, and is deleted instead of being sent', async () => {
    const mail = { to: 'nobody@example.com', subject: 'Your code', text: 'It is 123456', html: '<p>It</p>' }
    await outbox.enqueueForNobody(database.queries, mail, { sentAt: now })
    const [row] = await database.queries.select().from(mails)
    expect(row).toMatchObject({ to: '', text: '', nextAttemptAt: now })
    expect(row?.sealedBody).toBeTruthy()
    await deliver()
    expect([smtp.named, await database.queries.$count(mails), alerts]).toEqual([[], 0, []])
  })

  test('an address that is refused for good is set aside with an alert, and others go on', async () => {
    refusals['gone@example.com'] = '550 no such user gone@example.com'
    for (const name of ['gone', 'one', 'two', 'three', 'four']) await enqueue(`${name}@example.com`)
    await deliver()
    expect(delivered()).toEqual(['four', 'one', 'three', 'two'].map((name) => `${name}@example.com`))
    const row = await rowOf('gone@example.com')
    expect(row).toMatchObject({ attempts: 1, nextAttemptAt: null, sealedBody: null, handedOnAt: null })
    expect(row?.setAsideAt).toEqual(now)
    expect(alerts).toEqual([{ alert: 'mail-set-aside', mail: row?.id, reason: '550' }])
    now = new Date(now.getTime() + 48 * HOUR_MS)
    await deliver()
    expect(smtp.named.filter((to) => to === 'gone@example.com')).toHaveLength(1)
  })

  test('a temporary refusal and a lost connection are tried again, later each time, while others go on', async () => {
    Object.assign(refusals, { 'busy@example.com': '451 try again later', 'lost@example.com': 'drop' })
    for (const name of ['busy', 'lost', 'well']) await enqueue(`${name}@example.com`)
    await deliver()
    expect(delivered()).toEqual(['well@example.com'])
    const waits: number[] = []
    for (let attempt = 0; attempt < 3; attempt++) {
      const { nextAttemptAt } = (await rowOf('busy@example.com')) ?? {}
      const wait = (nextAttemptAt?.getTime() ?? 0) - now.getTime()
      waits.push(wait)
      now = new Date(now.getTime() + wait - 1)
      await deliver()
      expect((await rowOf('busy@example.com'))?.attempts).toBe(attempt + 1)
      now = new Date(now.getTime() + 60_000)
      await deliver()
    }
    expect(waits[0]).toBeGreaterThanOrEqual(7500)
    expect(waits[0]).toBeLessThanOrEqual(15_000)
    expect(alerts).toEqual([])
    for (const address of Object.keys(refusals)) delete refusals[address]
    now = new Date(now.getTime() + HOUR_MS)
    await deliver()
    expect(delivered()).toEqual(['busy@example.com', 'lost@example.com', 'well@example.com'])
    expect(await rowOf('lost@example.com')).toMatchObject({
      handedOnAt: now,
      nextAttemptAt: null,
      sealedBody: null,
    })
  })

  test('what could not be delivered for a day is set aside with an alert', async () => {
    refusals['busy@example.com'] = '451 try again later'
    await enqueue('busy@example.com')
    await deliver()
    now = new Date(now.getTime() + 24 * HOUR_MS)
    await deliver()
    expect(alerts).toEqual([])
    now = new Date(now.getTime() + HOUR_MS)
    await deliver()
    expect(alerts).toMatchObject([{ reason: '451' }])
    expect(await rowOf('busy@example.com')).toMatchObject({ nextAttemptAt: null, sealedBody: null })
  })

  test('any number of messages goes out at once', async () => {
    for (let count = 0; count < 7; count++) await enqueue(`one-of-many${count}@example.com`)
    await outbox.close()
    let sent = 0
    const transport = { sendMail: async () => sent++ }
    const delivery = { transport, sealing, now: () => now, onAlert: () => {} }
    await deliverDue(database.queries, { ...delivery, isStopped: () => false })
    expect(sent).toBe(7)
  })

  test('a message arrives whole, and its body is neither before nor after in the database', async () => {
    await enqueue('whole@example.com')
    const before = await rowOf('whole@example.com')
    expect([before?.text, before?.html]).toEqual(['', ''])
    expect(JSON.stringify(before)).not.toContain('123456')
    await deliver()
    expect(smtp.received[0]?.data).toContain('Subject: Your code')
    expect(smtp.received[0]?.data).toContain('It is 123456')
    expect(smtp.received[0]?.data).toContain(`Message-ID: <${before?.id}@coverkit.example>`)
    expect((await rowOf('whole@example.com'))?.sealedBody).toBeNull()
  })

  test('a body of another row is not delivered in its place', async () => {
    await enqueue('first@example.com')
    await enqueue('second@example.com')
    const first = await rowOf('first@example.com')
    await database.queries
      .update(mails)
      .set({ sealedBody: first?.sealedBody ?? null })
      .where(eq(mails.to, 'second@example.com'))
    await deliver()
    expect(delivered()).toEqual(['first@example.com'])
    expect(alerts).toMatchObject([{ reason: 'unreadable' }])
  })

  test('what a process claimed that then ended is delivered after a while', async () => {
    await enqueue('claimed@example.com')
    await outbox.close()
    await new Promise<void>((resolve) => {
      const sendMail = () => {
        resolve()
        return new Promise<never>(() => {})
      }
      const delivery = { transport: { sendMail }, sealing, now: () => now, onAlert: () => {} }
      deliverDue(database.queries, { ...delivery, isStopped: () => false })
    })
    outbox = open()
    await deliver()
    expect(delivered()).toEqual([])
    now = new Date(now.getTime() + 300_001)
    await deliver()
    expect(delivered()).toEqual(['claimed@example.com'])
  })

  test('a server that refuses us, or is away, costs no message', async () => {
    smtp.close()
    for (let attempt = 0; attempt < 12; attempt++) await enqueue(`waiting${attempt}@example.com`)
    await deliver()
    expect(alerts).toEqual([])
    const rows = await database.queries.select().from(mails)
    expect(rows.filter(({ nextAttemptAt, sealedBody }) => nextAttemptAt && sealedBody)).toHaveLength(12)
  })
})
