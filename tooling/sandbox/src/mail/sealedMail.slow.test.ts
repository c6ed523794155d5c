import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Sandbox, startSandbox } from '../startSandbox.ts'
import { TABLES } from '../subjects/records/allTables.ts'
import { newTracking } from '../testing/bodies.ts'
import { emptyDatabase } from '../testing/engines.ts'
import { bearer, callIdentity, makePersonIn, signInWith } from '../testing/identity.ts'
import { type Api, makeApi } from '../testing/makeApi.ts'
import { type SmtpServer, startSmtp } from '../testing/startSmtp.ts'

const CODE = '/api/v1/users/sendverificationcodebyemail'
const RESUME = '/api/v1/resume'
const PASSWORD = 'Correct-horse-1!'
const LINK = {
  action: 'send-link',
  flow: 'client-quote',
  version: 1,
  attempt: '0f7c2d2e-6a51-4f55-9d1e-1b4f0f1b2c3d',
  answers: { age: 34 },
  accountName: 'wattlebird',
  consent: { accepted: true, text: 'Email me a link' },
}

let smtp: SmtpServer
let sandbox: Sandbox
let api: Api
let remove: () => void
beforeAll(async () => {
  // Half of the mails wait, so that the dump has both states.
  smtp = await startSmtp({ 'waits@example.com': '451 later' })
  const empty = await emptyDatabase('pglite')
  remove = empty.remove
  sandbox = await startSandbox({ database: empty.database, controls: true, smtpUrl: smtp.url })
  api = makeApi(sandbox.url)
})
afterAll(async () => {
  await sandbox.close()
  smtp.close()
  remove()
})

async function dump(): Promise<string> {
  const tables = await Promise.all(
    Object.values(TABLES).map((table) => sandbox.database.queries.select().from(table)),
  )
  return JSON.stringify(tables)
}

const sendLink = (email: string) => api.post(RESUME, { ...LINK, email, tracking: newTracking() })

describe('M5: with a mail server', () => {
  // Takes over 5 s: it waits for five mails, and looks for each secret in the database.
  test('no code and no token of a mail, and no session token, is in the database', async () => {
    for (const email of ['arrives@example.com', 'waits@example.com']) {
      expect((await sendLink(email)).status).toBe(200)
      const UserAttributes = [{ Name: 'email', Value: email }]
      const signUp = { Username: email, Password: PASSWORD, UserAttributes }
      expect((await callIdentity(api.url, 'SignUp', signUp)).status).toBe(200)
    }
    const person = await makePersonIn(api, { email: 'person@example.com' })
    await api.get(CODE, bearer(person.token))
    await callIdentity(api.url, 'ForgotPassword', { Username: person.email })
    await smtp.arrived(4)
    const token = /continue#([\w-]+)/.exec(mailTexts())?.[1] ?? ''
    expect((await api.post(RESUME, { action: 'send-code', token })).status).toBe(200)
    await smtp.arrived(5)

    const codes = [...mailTexts().matchAll(/(?<![\w-])\d{6}(?![\w-])/g)].map(([code]) => code)
    expect(new Set(codes).size).toBeGreaterThanOrEqual(4)
    const session = await signInWith(api.url, person.email, person.password)
    const issued = session.json.AuthenticationResult as Record<string, string>
    const secrets = [token, person.token, person.accessToken, person.refreshToken, issued.RefreshToken]
    const text = await dump()
    for (const secret of [...secrets, PASSWORD, person.password]) {
      expect(String(secret).length).toBeGreaterThan(8)
      expect(text).not.toContain(secret)
    }
    for (const code of codes) expect(text).not.toMatch(new RegExp(`(?<![\\w.])${code}(?!\\w)`))
  })

  test('what waits is sealed, and what arrived has no body', async () => {
    const { mails } = TABLES
    const rows = await sandbox.database.queries.select().from(mails).orderBy(mails.to)
    expect(new Set(rows.map(({ text, html }) => text + html))).toEqual(new Set(['']))
    for (const { to, sealedBody } of rows)
      expect([to, sealedBody?.slice(0, 3)]).toEqual([to, to === 'waits@example.com' ? 'v1.' : undefined])
  })
})

test('without a mail server the mailbox is the customer’s and can be read', async () => {
  const empty = await emptyDatabase('pglite')
  const own = await startSandbox({ database: empty.database })
  const sent = { ...LINK, email: 'reads@example.com', tracking: newTracking() }
  expect((await makeApi(own.url).post(RESUME, sent)).status).toBe(200)
  const [mail] = await own.database.queries.select().from(TABLES.mails)
  expect(mail?.text).toMatch(/continue#[\w-]{40}/)
  await own.close()
  empty.remove()
})

/** Returns the texts of the received mails, as a reader sees them. */
const mailTexts = () =>
  smtp.received.map(({ data }) => data.replace(/=\n/g, '').replaceAll('=3D', '=')).join('\n')

describe.each([
  ['with a mail server', true],
  ['without one', false],
])('L8: the subject of a message, %s', (_name, hasServer) => {
  test('is sealed, and shown to whom it is for', async () => {
    const empty = await emptyDatabase('pglite')
    const server = await startSmtp()
    const own = await startSandbox({
      database: empty.database,
      controls: true,
      ...(hasServer && { smtpUrl: server.url }),
    })
    const ownApi = makeApi(own.url)
    const person = await makePersonIn(ownApi, { email: 'subject@example.com' })
    await ownApi.get(CODE, bearer(person.token))
    const { queries } = own.database
    const rows = await queries.select().from(TABLES.mails)
    expect(rows.map(({ subject }) => subject.slice(0, 3))).toEqual(['v1.'])
    const listed = await ownApi.get('/sandbox/mail', { accept: 'application/json' })
    expect(listed.json).toMatchObject([{ subject: 'Your verification code' }])
    if (hasServer) {
      await server.arrived(1)
      expect(server.received[0]?.data).toContain('Subject: Your verification code')
    }
    await own.close()
    server.close()
    empty.remove()
  })
})

test('L8: a subject that an earlier release stored is sealed by the next start, and opens for its row alone', async () => {
  const empty = await emptyDatabase('pglite')
  const before = await startSandbox({ database: empty.database })
  const [one, other] = ['00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002']
  const mail = { to: 'earlier@example.com', subject: 'We have your claim 33DF3EQC', text: '', html: '' }
  await before.database.queries.insert(TABLES.mails).values([
    { id: one, ...mail },
    { id: other, ...mail },
  ])
  await before.close()
  const after = await startSandbox({ database: empty.database, controls: true })
  const stored = await after.database.queries.select().from(TABLES.mails)
  expect(JSON.stringify(stored)).not.toContain('33DF3EQC')
  const list = () => makeApi(after.url).get('/sandbox/mail', { accept: 'application/json' })
  expect((await list()).json).toMatchObject([{ subject: mail.subject }, { subject: mail.subject }])
  const [first] = stored
  await after.database.queries.update(TABLES.mails).set({ subject: first?.subject ?? '' })
  expect((await list()).status).toBe(500)
  await after.close()
  empty.remove()
})
