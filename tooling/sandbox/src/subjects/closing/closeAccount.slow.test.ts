import { eq } from 'drizzle-orm'
import { afterEach, describe, expect, test } from 'vitest'
import type { Schema } from '../../document/Schema.ts'
import { makeSealing } from '../../sealing/makeSealing.ts'
import { sealJson } from '../../sealing/sealedJson.ts'
import { APPLICATION_DAY } from '../../testing/bodies.ts'
import { DATA_KEY } from '../../testing/dataKey.ts'
import { ENGINES } from '../../testing/engines.ts'
import {
  bearer,
  callIdentity,
  codeFor,
  mailsTo,
  makePersonIn,
  otherThan,
  signInWith,
} from '../../testing/identity.ts'
import { openedRow } from '../../testing/openedRow.ts'
import { givePolicies, lifePolicy } from '../../testing/policies.ts'
import { type FilledCustomer, useCustomers } from '../../testing/useCustomers.ts'
import { accountClosings, users } from '../accounts/tables.ts'
import { openBody } from '../applications/applicationRows.ts'
import { claims } from '../claims/tables.ts'
import { ownRowsOf } from '../customer-data/rowsOf.ts'
import { policies } from '../policies/tables.ts'
import { TABLES, type TableName } from '../records/allTables.ts'
import { applications } from '../submissions/applicationTables.ts'
import { transferPolicies, transfers } from '../submissions/transferTables.ts'
import { openPolicy } from '../transfers/policyRows.ts'
import { openTransfer } from '../transfers/transferRows.ts'
import { closeDueAccounts } from './closeDueAccounts.ts'
import { CLOSING_RULES } from './closingRules.ts'

const PATH = '/api/v1/users/closing'
const DAY_MS = 86_400_000
const LISTED = [
  'applications',
  'claims',
  'insurabilityRequests',
  'nominations',
  'policies',
  'policyChanges',
  'transferPolicies',
  'transfers',
  'signatures',
]
const tables = Object.keys(TABLES) as TableName[]
const after = (days: number) => new Date(APPLICATION_DAY.getTime() + days * DAY_MS)

test('what is retained is these tables, and every table has a rule', () => {
  expect(Object.keys(CLOSING_RULES).toSorted()).toEqual(tables.toSorted())
  const kinds = Object.entries(CLOSING_RULES).filter(([, { kind }]) => kind === 'retained')
  expect(kinds.map(([name]) => name).toSorted()).toEqual(LISTED.toSorted())
  const untouched = Object.entries(CLOSING_RULES).filter(([, { kind }]) => kind === 'untouched')
  expect(untouched.map(([name]) => name).toSorted()).toEqual([
    'accountClosings',
    'deathClaims',
    'oneTimeCodes',
    'rateCounts',
    'signingKeys',
    'useCounts',
  ])
})

/** The tables whose records the law has us retain, sealed. */
const RETAINED: readonly TableName[] = [
  'applications',
  'claims',
  'insurabilityRequests',
  'nominations',
  'policies',
  'policyChanges',
  'transferPolicies',
  'transfers',
]

describe.each(ENGINES)('closing an account on %s', (engine) => {
  const customers = useCustomers(engine)
  const { api, fill, setNow } = customers
  afterEach(() => setNow(APPLICATION_DAY))

  const close = (one: Pick<FilledCustomer, 'headers'>) =>
    api.post(PATH, { accountName: 'wattlebird' }, one.headers)
  const check = (one: FilledCustomer, code: string) =>
    api.get(`/api/v1/users/verifyverificationcode?verificationcode=${code}`, one.headers)
  const UNPROVED = { status: 422, errors: [{ field: '', code: 'proof-required' }] }
  const ENDED = { status: 401, errors: [{ field: '', code: 'unauthorised' }] }
  const closed = async (one: FilledCustomer) => {
    const answer = await close(one)
    expect(answer.status).toBe(200)
    return answer.json as Schema<'ClosingAnswer'>
  }
  const sealing = makeSealing([Buffer.from(DATA_KEY, 'base64')])
  const run = () =>
    closeDueAccounts({
      database: customers.sandbox().database,
      sealing,
      now: customers.now,
    })
  const asStored = (_name: TableName, row: Record<string, unknown>) => row
  const opened = (name: TableName, row: Record<string, unknown>) => openedRow(sealing, name, row)
  /** Reads the database; returns a function that lists the tables with a text. */
  const readTables = async (read: typeof asStored = opened) => {
    const texts = await Promise.all(
      tables.map(async (name) => {
        const rows: Record<string, unknown>[] = await customers.queries().select().from(TABLES[name])
        return [name, JSON.stringify(rows.map((row) => read(name, row)))] as const
      }),
    )
    return (text: string) => texts.filter(([, all]) => all.includes(text)).map(([name]) => name)
  }
  const rowsOf = async ({ sub, email }: FilledCustomer) => {
    const customer = { subject: sub, email, formerEmails: [] }
    const found = await Promise.all(
      tables.map(async (name) => {
        const where = ownRowsOf(name, customer, sealing)
        return [
          name,
          where ? await customers.queries().select().from(TABLES[name]).where(where) : [],
        ] as const
      }),
    )
    return Object.fromEntries(found)
  }

  test('names an insurer also where the policy has its code alone', async () => {
    const one = await fill('Una')
    const policy = lifePolicy({ insurer_Code: 'ACC', insurer_Name: null, name: 'ACC-77052K' })
    await givePolicies(api, { owner: one.sub }, [policy])
    const { running } = (await api.get(PATH, one.headers)).json as { running: object[] }
    expect(running).toContainEqual({ kind: 'policy', name: 'Accord Life', reference: '••• 52K' })
  })

  test('says before what goes on and what the law has us retain', async () => {
    const one = await fill('Ivy')
    const { json } = await api.get(PATH, one.headers)
    expect(json).toMatchObject({
      closing: null,
      running: [
        { kind: 'policy', name: 'Mallee Life Company', reference: '••• 345' },
        { kind: 'application', name: 'Mallee Life Company' },
        { kind: 'transfer', reference: '••• 120' },
        { kind: 'transfer', reference: null },
        { kind: 'claim', name: 'Mallee Life Company' },
      ],
    })
    const { retained } = json as Schema<'ClosingAnswer'>
    expect(retained.map(({ what, source, days }) => [what, source, days])).toEqual([
      [
        'Applications that you submitted, with your health answers',
        'Corporations Act 2001, section 286',
        2557,
      ],
      ['Policies in transfers that you submitted', 'Corporations Act 2001, section 286', 2557],
      ['Transfers that you submitted', 'Corporations Act 2001, section 286', 2557],
      ['Your policies, as we’ve recorded them', 'Corporations Act 2001, section 286', 2557],
      [
        'Changes of cover that you asked for, with your health answers',
        'Corporations Act 2001, section 286',
        2557,
      ],
      [
        'Increases in cover that you asked for after a life event',
        'Corporations Act 2001, section 286',
        2557,
      ],
      ['Beneficiaries that you asked to name', 'Corporations Act 2001, section 286', 2557],
      ['Claims that you lodged, with what you told us', 'Corporations Act 2001, section 286', 2557],
      [
        'Signatures on applications and transfers that you submitted',
        'Corporations Act 2001, section 286',
        2557,
      ],
    ])
  })

  test('T28 needs a log-in of the last five minutes, or the mailed code', async () => {
    const one = await fill('Jan')
    setNow(new Date(APPLICATION_DAY.getTime() + 300_001))
    expect((await close(one)).json).toMatchObject(UNPROVED)
    await api.get('/api/v1/users/sendverificationcodebyemail', one.headers)
    const code = await codeFor(api, one.email)
    expect((await check(one, otherThan(code))).json).toMatchObject({ errors: [{ code: 'code-wrong' }] })
    expect((await close(one)).json).toMatchObject(UNPROVED)
    expect((await check(one, code)).status).toBe(200)
    // A code works once, and proves for five minutes.
    expect((await check(one, code)).status).toBe(422)
    setNow(new Date(APPLICATION_DAY.getTime() + 600_001))
    expect((await close(one)).json).toMatchObject(UNPROVED)
    expect((await api.get(PATH, one.headers)).json).toMatchObject({ closing: null })
    setNow(new Date(APPLICATION_DAY.getTime() + 600_000))
    expect((await api.post(PATH, { accountName: 'nobody' }, one.headers)).json).toMatchObject({
      errors: [{ field: 'accountName', code: 'unknown' }],
    })
    expect((await close(one)).json).toMatchObject({
      closing: { requestedAt: '2026-11-23T01:12:04.000Z', closesAt: '2026-11-30T01:12:04.000Z' },
    })
  })

  test('T13 a session that has ended proves nothing, by its log-in or by a code', async () => {
    const one = await fill('Ned')
    await api.get('/api/v1/users/sendverificationcodebyemail', one.headers)
    expect((await check(one, await codeFor(api, one.email))).status).toBe(200)
    const { accessToken: AccessToken } = one
    expect((await callIdentity(customers.url(), 'GlobalSignOut', { AccessToken })).status).toBe(200)
    expect((await close(one)).json).toMatchObject(ENDED)
    const signedIn = await signInWith(customers.url(), one.email, one.password)
    const { IdToken } = signedIn.json.AuthenticationResult as { IdToken: string }
    expect((await close({ headers: { authorization: `Bearer ${IdToken}` } })).status).toBe(200)
  })

  test('a renewed token is no log-in', async () => {
    const one = await fill('Kay')
    setNow(new Date(APPLICATION_DAY.getTime() + 600_000))
    const { json } = await callIdentity(customers.url(), 'GetTokensFromRefreshToken', {
      RefreshToken: one.refreshToken,
    })
    const { IdToken } = json.AuthenticationResult as { IdToken: string }
    const renewed = { ...one, headers: { authorization: `Bearer ${IdToken}` } }
    expect((await close(renewed)).json).toMatchObject(UNPROVED)
    const signedIn = await signInWith(customers.url(), one.email, one.password)
    const fresh = (signedIn.json.AuthenticationResult as { IdToken: string }).IdToken
    expect((await close({ ...one, headers: { authorization: `Bearer ${fresh}` } })).status).toBe(200)
  })

  test('T16 may be tried ten times an hour', async () => {
    const one = await fill('Lee')
    setNow(new Date(APPLICATION_DAY.getTime() + 600_000))
    for (let tries = 0; tries < 10; tries++) expect((await check(one, '000000')).status).not.toBe(200)
    expect((await check(one, '000000')).json).toMatchObject({
      status: 429,
      errors: [{ code: 'proof-limit' }],
    })
  })

  test('ends every session, and mails how to keep the account, once', async () => {
    const one = await fill('Max')
    const first = await closed(one)
    setNow(new Date(APPLICATION_DAY.getTime() + 60_000))
    expect((await close(one)).json).toMatchObject(ENDED)
    const again = await makePersonIn(api, { email: one.email })
    expect((await close({ headers: bearer(again.token) })).json).toMatchObject({ closing: first.closing })
    const renewal = await callIdentity(customers.url(), 'GetTokensFromRefreshToken', {
      RefreshToken: one.refreshToken,
    })
    expect([renewal.status, renewal.name]).toEqual([400, 'NotAuthorizedException'])
    const mails = (await mailsTo(api, one.email)).filter(({ subject }) => /closes/.test(subject))
    expect(mails.map(({ subject, text }) => [subject, text.split('\n\nQuestions? ')[0]])).toEqual([
      [
        'Your account closes on 30 November 2026',
        'You asked us to close your account. It closes on 30 November 2026, and then we delete what we hold about you, apart from what the law says we have to keep.\n\nChanged your mind? Log in before 30 November 2026 and choose “Keep my account”:\n\nhttps://wattlebird.example/account/update-my-details\n\nClosing your account doesn’t cancel a policy. Your cover continues, and you keep paying the insurer for it.\n\nWe’ve logged you out. A page that’s open on another device may stay logged in for up to an hour.\n\nIf you didn’t ask for this, log in, keep your account and change your password straight away.\n\nWattlebird',
      ],
    ])
  })

  test('can be undone for seven days by logging in again', async () => {
    const one = await fill('Nia')
    await closed(one)
    const before = await rowsOf(one)
    setNow(new Date(after(7).getTime() - 60_000))
    await run()
    const signedIn = await signInWith(customers.url(), one.email, one.password)
    const headers = {
      authorization: `Bearer ${(signedIn.json.AuthenticationResult as { IdToken: string }).IdToken}`,
    }
    expect((await api.get(PATH, headers)).json).toMatchObject({
      closing: { closesAt: after(7).toISOString() },
    })
    expect((await api.call('DELETE', PATH, { headers })).json).toEqual({ successful: true })
    expect((await api.call('DELETE', PATH, { headers })).json).toEqual({ successful: true })
    expect((await api.get(PATH, headers)).json).toMatchObject({ closing: null })
    const [mail, ...others] = (await mailsTo(api, one.email)).filter(({ subject }) =>
      /stays open/.test(subject),
    )
    expect([others.length, mail?.text.split('\n\nQuestions? ')[0]]).toEqual([
      0,
      'You’ve decided to keep your account. It’s open as before, and we haven’t deleted anything.\n\nIf that wasn’t you, change your password straight away, or call us.\n\nWattlebird',
    ])
    setNow(after(9))
    await run()
    const { mails, tokenFamilies, refreshTokens, accountClosings: gone, ...left } = await rowsOf(one)
    expect(gone).toEqual([])
    for (const name of Object.keys(left)) expect([name, left[name]]).toEqual([name, before[name]])
  })

  // Takes over 5 s: it fills every table for two customers, and reads all of them after one has closed their account.
  test('leaves nothing of the customer once its day has come, but what is listed, and all of everybody else', async () => {
    const [ada, ben] = [await fill('Ada'), await fill('Ben')]
    const inClear = ada.marks.filter(
      (mark) =>
        !/Partial|Applied|Transferred|Policy|Draft|Insured|Changed|Increased|Claimed|Payee/.test(mark),
    )
    expect(inClear.length).toBeGreaterThan(10)
    const files = ['CanaryAdaPhoto', 'CanaryAdaPiece']
    const tablesBefore = await readTables()
    for (const mark of [...inClear, ...files])
      expect([mark, tablesBefore(mark).length > 0]).toEqual([mark, true])
    await closed(ada)
    const others = await rowsOf(ben)
    setNow(after(7))
    await Promise.all([run(), run()])

    const tablesWith = await readTables()
    const tablesInClear = await readTables(asStored)
    for (const text of [...ada.marks, ...files, ada.email]) {
      expect([text, tablesWith(text).filter((name) => !RETAINED.includes(name))]).toEqual([text, []])
      expect([text, tablesInClear(text)]).toEqual([text, []])
    }
    expect(tablesWith(ada.sub).toSorted()).toEqual(['accountClosings', ...RETAINED])
    const { accountClosings: waiting, ...left } = await rowsOf(ada)
    const remaining = Object.entries(left).filter(([, rows]) => (rows?.length ?? 0) > 0)
    expect(remaining.map(([name, rows]) => [name, rows?.length]).toSorted()).toEqual([
      ['applications', 1],
      ['insurabilityRequests', 1],
      ['nominations', 1],
      ['policyChanges', 1],
      ['signatures', 2],
      ['transferPolicies', 2],
      ['transfers', 1],
    ])
    // The policy has no owner who can sign in, and its seven years have begun.
    const policiesOf = await customers.queries().select().from(policies)
    expect(policiesOf.filter(({ owner }) => owner.endsWith(ada.sub))).toEqual([
      expect.objectContaining({ owner: `closed ${ada.sub}`, savedAt: after(7) }),
    ])
    const claimsOf = await customers.queries().select().from(claims)
    expect(claimsOf.filter(({ owner }) => owner.endsWith(ada.sub))).toEqual([
      expect.objectContaining({ owner: `closed ${ada.sub}`, updatedAt: after(7) }),
    ])
    expect(waiting).toEqual([expect.objectContaining({ sealedEmail: null, closedAt: after(7) })])
    expect(await rowsOf(ben)).toEqual(others)

    // The retained rows are the submissions, still sealed.
    const queries = customers.queries()
    const submitted = await queries.select().from(applications).where(eq(applications.owner, ada.sub))
    expect(submitted.map((row) => openBody(sealing, row)?.contactDetails.middle_Name)).toEqual([
      'CanaryAdaApplied',
    ])
    const moved = await queries.select().from(transfers).where(eq(transfers.owner, ada.sub))
    expect(moved.map((row) => openTransfer(sealing, row)?.policyOwnerDetails.middle_Name)).toEqual([
      'CanaryAdaTransferred',
    ])
    const moving = await queries.select().from(transferPolicies).where(eq(transferPolicies.owner, ada.sub))
    expect(moving.map((row) => openPolicy(sealing, row).name)).not.toContain('CanaryAdaPolicy')
    expect(customers.log()).not.toContain('Canary')
    expect(customers.log()).not.toContain(ada.email)
  })

  test('nobody can log in any more, and the address may sign up again', async () => {
    const one = await fill('Oda')
    await closed(one)
    setNow(after(8))
    await run()
    const refused = await signInWith(customers.url(), one.email, one.password)
    expect([refused.status, refused.name, refused.message]).toEqual([
      400,
      'NotAuthorizedException',
      'Incorrect username or password.',
    ])
    const again = (await api.post('/sandbox/users', { email: one.email })).json as FilledCustomer
    expect(again.sub).not.toBe(one.sub)
    const headers = { authorization: `Bearer ${again.token}` }
    const { sections } = (await api.post('/api/v1/users/export', undefined, headers))
      .json as Schema<'CustomerExport'>
    expect(sections.map(({ name }) => name).toSorted()).toEqual(['identityUsers', 'tokenFamilies'])
    expect((await api.get('/api/v1/applications', headers)).json).toEqual({ applications: [] })
  })

  test('a last token writes nothing; what another pool’s wrote goes a day later, and what a visitor sent stays', async () => {
    const one = await fill('Pam')
    setNow(after(0))
    await closed(one)
    setNow(new Date(after(7).getTime() - 1_800_000))
    const signedIn = await signInWith(customers.url(), one.email, one.password)
    const headers = {
      authorization: `Bearer ${(signedIn.json.AuthenticationResult as { IdToken: string }).IdToken}`,
    }
    setNow(after(7))
    await run()
    expect((await api.call('DELETE', PATH, { headers })).json).toMatchObject(ENDED)
    const isOwn = eq(users.subject, one.sub)
    expect((await api.post('/api/v1/users/UpdateUser', { mailing_City: 'Glebe' }, headers)).status).toBe(401)
    expect(await customers.queries().$count(users, isOwn)).toBe(0)
    // The session of another pool can't be asked about, so that its token would have written this.
    const profile = sealJson(sealing, 'profile', one.sub, { mailing_City: 'Glebe' })
    await customers.queries().insert(users).values({ subject: one.sub, profile })
    expect(await customers.queries().$count(users, isOwn)).toBe(1)
    await run()
    expect(await customers.queries().$count(users, isOwn)).toBe(1)
    setNow(after(8))
    const message = { ...(await contactOf(one.email)), message: 'CanaryVisitor' }
    expect((await api.post('/api/v1/contact', message)).status).toBe(200)
    await run()
    expect(await customers.queries().$count(users, isOwn)).toBe(0)
    expect(await customers.queries().$count(accountClosings, eq(accountClosings.subject, one.sub))).toBe(0)
    expect((await readTables())('CanaryVisitor')).toEqual(['contactRequests'])
    await run()
  })

  const contactOf = async (email: string) => ({
    name: 'Robin Example',
    email,
    phone: null,
    topic: 'quote',
    preferredWay: 'email',
    preferredTime: null,
    consent: { accepted: false, text: 'You may contact me about this request.' },
  })

  test('T14 one customer closes no other’s account', async () => {
    const [one, other] = [await fill('Quy'), await fill('Ray')]
    await closed(one)
    expect((await api.get(PATH, other.headers)).json).toMatchObject({ closing: null })
    await api.call('DELETE', PATH, { headers: other.headers })
    expect((await api.get(PATH, one.headers)).json).toMatchObject({
      closing: { closesAt: after(7).toISOString() },
    })
    expect((await api.get(PATH)).status).toBe(401)
    expect((await api.post(PATH, { accountName: 'wattlebird' })).status).toBe(401)
    expect((await api.call('DELETE', PATH)).status).toBe(401)
  })
})
