import { getTableColumns } from 'drizzle-orm'
import { afterEach, describe, expect, test } from 'vitest'
import { answersOf } from '../../database/declareTable.ts'
import type { Schema } from '../../document/Schema.ts'
import { makeSealing } from '../../sealing/makeSealing.ts'
import { APPLICATION_DAY, exampleOf, quoteBody } from '../../testing/bodies.ts'
import { DATA_KEY } from '../../testing/dataKey.ts'
import { OPERATION_ENGINES } from '../../testing/engines.ts'
import { jpeg } from '../../testing/files.ts'
import {
  bearer,
  callIdentity,
  codeFor,
  mailsTo,
  makePersonIn,
  newEmail,
  otherThan,
} from '../../testing/identity.ts'
import { flatten, readPdf } from '../../testing/readPdf.ts'
import { useCustomers } from '../../testing/useCustomers.ts'
import { quotes } from '../quotes/tables.ts'
import { TABLES, type TableName } from '../records/allTables.ts'
import { EXPORT_ORDER, EXPORT_RULES } from './exportRules.ts'
import { gatherExport } from './gatherExport.ts'

type Export = Schema<'CustomerExport'>

const PATH = '/api/v1/users/export'
const PDF = 'application/pdf'
const UNDER_LOAD = { timeout: 120_000 }

const rules = Object.entries(EXPORT_RULES)
const exportedTables = rules.flatMap(([name, rule]) => ('columns' in rule ? [name] : []))

describe('the rules of the export', () => {
  test('name every table, and no other', () => {
    expect(Object.keys(EXPORT_RULES).toSorted()).toEqual(Object.keys(TABLES).toSorted())
    expect([...EXPORT_ORDER].toSorted()).toEqual(Object.keys(TABLES).toSorted())
  })

  test('leave out these tables alone, each with a reason', () => {
    const leftOut = rules.flatMap(([name, rule]) => ('why' in rule ? [name] : []))
    expect(leftOut.toSorted()).toEqual([
      'applicationCopies',
      'challengeSessions',
      'deathClaims',
      'identityFiles',
      'oneTimeCodes',
      'rateCounts',
      'refreshTokens',
      'signingKeys',
      'uploadPieces',
      'useCounts',
    ])
  })

  test.each(exportedTables)('name every column of %s', (name) => {
    const rule = EXPORT_RULES[name as TableName]
    const columns = 'columns' in rule ? [...rule.columns.keys()] : []
    expect(columns.toSorted()).toEqual(Object.keys(getTableColumns(TABLES[name as TableName])).toSorted())
    expect(answersOf(TABLES[name as TableName]).rows).not.toBeNull()
  })
})

describe.each(OPERATION_ENGINES)('export my data on %s', UNDER_LOAD, (engine) => {
  const customers = useCustomers(engine)
  const { api, fill } = customers
  afterEach(() => customers.setNow(APPLICATION_DAY))
  const exported = async (headers: Record<string, string>) => {
    const answer = await api.post(PATH, undefined, headers)
    expect(answer.status).toBe(200)
    return { file: answer.json as Export, text: answer.text, headers: answer.headers }
  }

  test('has something of every table that it has a rule for, and every word of the customer', async () => {
    const ada = await fill('Ada')
    await api.post('/api/v1/users/closing', { accountName: 'wattlebird' }, ada.headers)
    // Closing has ended every session.
    const names = { givenName: 'CanaryAdaGiven', familyName: 'CanaryAdaFamily' }
    const again = bearer((await makePersonIn(api, { email: ada.email, ...names })).token)
    const { file, text, headers } = await exported(again)
    expect(file).toMatchObject({
      kind: 'coverkit-export',
      version: 1,
      createdAt: '2026-11-23T01:02:04.000Z',
      id: ada.sub,
      email: ada.email,
      isComplete: true,
    })
    expect(file.sections.map(({ name }) => name).toSorted()).toEqual(exportedTables.toSorted())
    expect(file.sections.filter(({ omitted }) => omitted > 0)).toEqual([])
    expect(ada.marks.length).toBeGreaterThan(15)
    for (const mark of ada.marks) expect([mark, text.includes(mark)]).toEqual([mark, true])
    // The unsealed answers about health, and the photo.
    expect(text).toContain('personal|2026-11')
    expect(text).toContain(jpeg().toString('base64'))
    expect(headers.get('content-disposition')).toBe('attachment; filename="my-data-2026-11-23.json"')
    expect(headers.get('cache-control')).toContain('no-store')
  })

  test('T14 has nothing of anybody else, and no secret', async () => {
    const [ben, cat] = [await fill('Ben'), await fill('Cat')]
    const { text } = await exported(ben.headers)
    for (const mark of [...cat.marks, cat.sub]) expect([mark, text.includes(mark)]).toEqual([mark, false])
    const rows = await customers.queries().select().from(TABLES.identityUsers)
    const links = await customers.queries().select().from(TABLES.resumes)
    const comparisons = await customers.queries().select().from(TABLES.mailedComparisons)
    const secrets = [
      ...rows.map(({ passwordHash }) => passwordHash),
      ...[...links, ...comparisons].map(({ tokenHash }) => tokenHash),
    ]
    expect(secrets.length).toBeGreaterThan(3)
    for (const secret of secrets) expect(text).not.toContain(secret)
    expect(text).not.toMatch(/code is \d{6}|passwordHash|secretHash|v1\.[\w-]{20}/)
    expect(customers.log()).not.toContain('Canary')
  })

  test('has what was sent with an address of before, for as long as it was theirs', async () => {
    const hal = await fill('Hal')
    const next = newEmail('hal')
    const contact = exampleOf<object>('ContactRequest')
    const stranger = { ...contact, email: newEmail('stranger'), message: 'CanaryStranger' }
    await api.post('/api/v1/contact', stranger)
    const attributes = [{ Name: 'email', Value: next }]
    const changing = { AccessToken: hal.accessToken, UserAttributes: attributes }
    await callIdentity(customers.url(), 'UpdateUserAttributes', changing)
    const Code = await codeFor(api, next)
    const verifying = { AccessToken: hal.accessToken, AttributeName: 'email', Code }
    expect((await callIdentity(customers.url(), 'VerifyUserAttribute', verifying)).status).toBe(200)
    customers.setNow(new Date(APPLICATION_DAY.getTime() + 60_000))
    const quote = { covers: [{ kind: 'life', amount: 7_654_321 }], offer: null }
    await api.post('/api/v1/contact', { ...contact, email: hal.email, message: 'CanaryNextOwner' })
    await api.post('/api/v1/contact', {
      ...contact,
      email: next,
      message: 'CanaryHalNow',
      attachQuote: true,
      quote,
    })
    const { file, text } = await exported(hal.headers)
    expect([file.email, text.includes(hal.email)]).toEqual([next, true])
    // A calculation has the database's time, which differs here.
    const marks = hal.marks.filter((mark) => mark !== 'CanaryHalCalculated')
    for (const mark of [...marks, 'CanaryHalNow']) expect([mark, text.includes(mark)]).toEqual([mark, true])
    for (const mark of ['CanaryNextOwner', 'CanaryStranger']) expect(text).not.toContain(mark)
    expect(text).toContain('7654321')
  })

  test('has no figure of what a policy pays us, wherever it is stored', async () => {
    const dot = await fill('Dot')
    const body = { ...quoteBody(), offer: { upfrontCommission: 417_733, rate: { commission_rate: 6011 } } }
    await customers
      .queries()
      .insert(quotes)
      .values({ owner: dot.sub, bodyHash: 'h', answer: { successful: true as const, id: 'q' }, body })
    const { text } = await exported(dot.headers)
    expect(text).not.toMatch(/417733|\b6011\b|commission"/i)
    expect(text).toContain('"rate":{}')
  })

  // Takes over 5 s: it renders an export with every kind of record, and reads all of its pages back.
  test('as a PDF has title, headings and every word but those of the files', async () => {
    const eve = await fill('Eve')
    const answer = await fetch(customers.url() + PATH, {
      method: 'POST',
      headers: { ...eve.headers, accept: PDF },
    })
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, PDF])
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="my-data-2026-11-23.pdf"')
    const pdf = await readPdf(new Uint8Array(await answer.arrayBuffer()))
    expect(pdf.info).toMatchObject({
      title: 'Everything we hold about you',
      author: 'Wattlebird',
      language: 'en-AU',
    })
    const nodes = pdf.pages.flatMap(({ structure }) => flatten(structure))
    const headings = nodes.filter(({ role }) => role === 'H2').map(({ text }) => text)
    expect(headings).toEqual([
      'Your details',
      'The extra help you asked for',
      'Your log-in',
      'If something happens to you',
      'What you told us about a second policy holder',
      'Your beneficiaries',
      'Applications',
      'Transfers of policies to us',
      'Policies you asked us to look after',
      'Your policies',
      'Changes of cover you asked for',
      'Increases you asked for after an event',
      'Beneficiaries you asked to name',
      'Claims you lodged',
      'Second signatures you need',
      'Your identity check',
      'What you’ve started and saved in your account',
      'Quotes',
      'Calculations of how much cover you need',
      'Messages sent with your email address',
      'Appointments requested with your email address',
      'Answers we emailed you a link to',
      'Comparisons we emailed you a link to',
      'Emails we sent you',
      'When you changed your details',
      'Insurers you asked us to tell about new details',
      'Where you’ve logged in',
      'Photos and documents you sent with a transfer',
      'Proof you sent us for those increases',
      'Documents you sent with a claim',
      'Documents on their way to us',
      'What isn’t in this export, and why',
    ])
    const words = pdf.pages.map(({ text }) => text).join(' ')
    for (const mark of eve.marks) expect([mark, words.includes(mark)]).toEqual([mark, true])
    // Health answers have the texts that were shown.
    expect(words).toContain('3.10 Do you drink alcohol? No')
    expect(words).not.toMatch(/tracking: id|Row id/i)
    expect(words).not.toContain(jpeg().toString('base64').slice(0, 40))
  })

  test('T13 needs the password or a mailed code, and is told to the customer', async () => {
    const gus = await fill('Gus')
    const reported = async () =>
      (await mailsTo(api, gus.email)).filter(({ subject }) => subject.startsWith('Someone downloaded'))
    customers.setNow(new Date(APPLICATION_DAY.getTime() + 301_000))
    const unproved = { status: 422, errors: [{ field: '', code: 'proof-required' }] }
    expect((await api.post(PATH, undefined, gus.headers)).json).toMatchObject(unproved)
    expect((await api.get('/api/v1/users/sendverificationcodebyemail', gus.headers)).status).toBe(200)
    const code = await codeFor(api, gus.email)
    const check = (one: string) =>
      api.get(`/api/v1/users/verifyverificationcode?verificationcode=${one}`, gus.headers)
    expect((await check(otherThan(code))).status).toBe(422)
    expect((await api.post(PATH, undefined, gus.headers)).json).toMatchObject(unproved)
    expect(await reported()).toEqual([])
    expect((await check(code)).status).toBe(200)
    expect((await api.post(PATH, undefined, gus.headers)).status).toBe(200)
    expect((await reported()).map(({ text }) => text)).toEqual([
      expect.stringContaining('Someone has just downloaded everything we hold about you from your account.'),
    ])
    customers.setNow(APPLICATION_DAY)
  })

  // Takes over 5 s: it exports eleven times.
  test('is for customers, ten times an hour', async () => {
    expect((await api.post(PATH, undefined)).status).toBe(401)
    expect((await api.post(PATH, undefined, bearer('forged'))).status).toBe(401)
    const fay = await fill('Fay')
    for (let count = 0; count < 10; count++)
      expect((await api.post(PATH, undefined, fay.headers)).status).toBe(200)
    const refused = await api.post(PATH, undefined, fay.headers)
    expect(refused.json).toMatchObject({ status: 429, errors: [{ code: 'export-limit' }] })
    customers.setNow(new Date(APPLICATION_DAY.getTime() + 240_000))
    expect((await api.post(PATH, undefined, fay.headers)).status).toBe(429)
  })

  test('says what found no room, newest first, and stays within its bounds', async () => {
    const gil = await fill('Gil')
    const queries = customers.queries()
    const body = (size: number) => ({ first_Name: 'a'.repeat(size) })
    const row = (day: number) => ({
      owner: gil.sub,
      bodyHash: 'h',
      answer: { successful: true as const, id: 'q' },
      body: body(200_000),
      savedAt: new Date(APPLICATION_DAY.getTime() + day * 86_400_000),
    })
    await queries.insert(quotes).values([1, 2, 3, 4, 5].map(row))
    const source = {
      database: customers.sandbox().database,
      sealing: makeSealing([Buffer.from(DATA_KEY, 'base64')]),
      now: customers.now,
    }
    const customer = { subject: gil.sub, email: gil.email, formerEmails: [] }
    const bounds = { mostRecords: 500, mostCharacters: 700_000 }
    const file = await gatherExport(source, customer, bounds)
    expect(JSON.stringify(file).length).toBeLessThan(720_000)
    expect(file.isComplete).toBe(false)
    const section = file.sections.find(({ name }) => name === 'quotes')
    expect(section?.omitted).toBe(3)
    expect(section?.records.map(({ savedAt }) => savedAt)).toEqual(
      [row(5), row(4), row(3)].map(({ savedAt }) => savedAt.toISOString()),
    )
    const few = await gatherExport(source, customer, { mostRecords: 2, mostCharacters: 24_000_000 })
    expect(few.sections.find(({ name }) => name === 'quotes')).toMatchObject({ omitted: 4 })
    expect(few.sections.every(({ records }) => records.length <= 2)).toBe(true)
  })
})
