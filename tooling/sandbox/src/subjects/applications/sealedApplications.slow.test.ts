import { randomBytes, randomUUID } from 'node:crypto'
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Writable } from 'node:stream'
import type { SaveApplicationRequest } from '@coverkit/core'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Schema } from '../../document/Schema.ts'
import { makeSealing } from '../../sealing/makeSealing.ts'
import { type Sandbox, startSandbox } from '../../startSandbox.ts'
import {
  APPLICATION_DAY,
  applicationBody,
  exampleConsent,
  exampleOf,
  newTracking,
  partialApplicationBody,
  quoteBody,
} from '../../testing/bodies.ts'
import { emptyDatabase } from '../../testing/engines.ts'
import { type Api, makeApi } from '../../testing/makeApi.ts'
import { beneficiaries } from '../accounts/tables.ts'
import { appointments } from '../contact/tables.ts'
import { openDatabase } from '../records/openDatabase.ts'
import { applications } from '../submissions/applicationTables.ts'
import { answerOf, openBody } from './applicationRows.ts'

const PATH = '/api/v1/application'
const ada = { authorization: 'Bearer ada' }

const keys = [randomBytes(32)]
let folder = ''
let log = ''
let running: Sandbox | null = null
let remove = () => {}
beforeEach(async () => {
  const empty = await emptyDatabase('pglite')
  if (!('folder' in empty.database)) throw new Error('No folder')
  folder = empty.database.folder
  remove = empty.remove
  log = ''
})
afterEach(async () => {
  await running?.close()
  running = null
  remove()
})

const start = async () => {
  const stream = new Writable({
    write(chunk, _encoding, done) {
      log += chunk
      done()
    },
  })
  const dataKey = keys.map((key) => key.toString('base64')).join(',')
  const verifyToken = async (token: string) =>
    token === 'ada' ? { subject: token, email: 'ada@example.com' } : null
  const now = () => APPLICATION_DAY
  running = await startSandbox({
    database: { folder },
    controls: true,
    dataKey,
    log: stream,
    verifyToken,
    now,
  })
  return makeApi(running.url)
}

/** Returns all bytes of the database's folder, after closing the database. */
async function bytesOnDisk(): Promise<Buffer> {
  await running?.close()
  running = null
  const files = readdirSync(dirname(folder), { recursive: true, withFileTypes: true })
  return Buffer.concat(
    files.filter((file) => file.isFile()).map((file) => readFileSync(join(file.parentPath, file.name))),
  )
}

/** Puts a unique text into every text field, and unique numbers into the others. */
function markEach(body: SaveApplicationRequest): { body: SaveApplicationRequest; marks: string[] } {
  const marks: string[] = []
  const mark = (text: string) => {
    marks.push(text)
    return text
  }
  const canary = (name: string) => mark(`Canary${name}${marks.length}Q`)
  const digits = (length: number) => mark(String(735_846_219_000 + marks.length * 7).slice(-length))
  const holder = (of: SaveApplicationRequest['contactDetails']) => ({
    ...of,
    rowId: canary('Row'),
    title: canary('Title'),
    first_Name: canary('First'),
    middle_Name: canary('Middle'),
    last_Name: canary('Last'),
    mobile: mark(`+614${String(91_570_000 + marks.length)}`),
    email: mark(`canary${marks.length}@example.com`),
    mailing_Street: canary('Street'),
    mailing_City: canary('City'),
    postal_Same: false,
    postal_Street: canary('Postal'),
    postal_City: canary('Town'),
    employment_Status: canary('Status'),
    occupation: canary('Occupation'),
    employer: canary('Employer'),
    visa_Subclass: canary('Visa'),
    accessibility_Needs: canary('Needs'),
    annual_Income: Number(digits(9)),
  })
  const [sam] = body.beneficiaryContacts ?? []
  if (!sam) throw new Error('The example has no beneficiary')
  const { applicationDetails: details, policyHolderDetails } = body
  return {
    marks,
    body: {
      ...body,
      contactDetails: holder(body.contactDetails),
      policyHolderDetails: policyHolderDetails && holder(policyHolderDetails),
      beneficiaryContacts: [
        {
          ...sam,
          rowId: canary('Sam'),
          first_Name: canary('Sam'),
          last_Name: canary('Sam'),
          address: canary('Sam'),
          relationship_to_Policy_Holder: canary('Sam'),
          country_of_Citizenship: canary('Sam'),
        },
      ],
      applicationDetails: {
        ...details,
        documentsRead: [
          { acceptance: 'brokerTerms', type: 'FSG', name: canary('Guide'), version: '1', date: '2026-01-01' },
        ],
        payment: details.payment && {
          ...details.payment,
          token: canary('Token'),
          directDebit: {
            accountName: canary('Account'),
            bsb: mark('735-846'),
            accountNumber: digits(9),
            agreementAccepted: true,
          },
          rollover: {
            fundName: canary('Fund'),
            usi: digits(11).padEnd(14, '0'),
            abn: mark('73584621901'),
            memberNumber: mark(`CANARY-${marks.length}`),
            balanceEnough: true,
            authorityAccepted: true,
          },
        },
        questionnaire: {
          definition: 'personal|2026-11',
          consent: { ...exampleConsent, givenAt: mark('2026-11-22T21:43:57.123Z') },
          values: {
            'doctors.usual.name': canary('Doctor'),
            'doctors.usual.suburb': canary('Suburb'),
            'doctors.reason': canary('Reason'),
            [`mind.mental.talk#${canary('Row')}`]: 'here',
          },
          rows: { 'mind.mental': [canary('Row')] },
        },
        signedName: canary('Signed'),
        signatures: [
          {
            rowId: canary('Signer'),
            signedName: canary('Signer'),
            signedAt: '2026-11-23T01:02:03Z',
            shownHash: canary('Hash'),
          },
        ],
      },
    },
  }
}

const second = (body: SaveApplicationRequest): SaveApplicationRequest => ({
  ...body,
  policyHolderDetails: { ...body.contactDetails, rowId: 'holder-2' },
})

/** Saves a quote and returns its device's number, which the folder contains in clear. */
async function savedInClear(api: Api): Promise<string> {
  const tracking = newTracking()
  expect((await api.post('/api/v1/quote/savequotes', quoteBody({ tracking }))).status).toBe(200)
  return tracking.clientId
}

describe('M5: an application on disk', () => {
  // Takes over 5 s: it stores an application, ends the backend and reads each file of its folder.
  test('shows no answer, name or number: not in any file of the folder, nor in the log', async () => {
    const api = await start()
    const known = await savedInClear(api)
    const { body, marks } = markEach(second(partialApplicationBody()))
    const saves = [ada, ada].map((headers) => api.post(PATH, { ...body, tracking: newTracking() }, headers))
    expect((await Promise.all(saves)).map(({ status }) => status)).toEqual([200, 200])
    const whole = applicationBody()
    const { secret = '' } = (await api.post(PATH, whole)).json as Schema<'SaveApplicationAnswer'>
    expect(secret).toHaveLength(43)
    // Requests that are refused at each stage: by the schema, by the rules, and in conflict.
    const submitted = { ...body.applicationDetails, customer_Status: 'Application in Progress' }
    const refused = [
      { ...body, unknown: marks[0] },
      { ...body, applicationDetails: submitted, tracking: newTracking() },
      { ...body, tracking: whole.tracking },
      { ...body, contactDetails: { ...body.contactDetails, id: 'CanaryForeign' }, tracking: newTracking() },
    ]
    const statuses = await Promise.all(refused.map(async (one) => (await api.post(PATH, one, ada)).status))
    expect(statuses).toEqual([422, 422, 409, 422])

    const disk = await bytesOnDisk()
    expect(disk.includes(known)).toBe(true)
    expect(marks.length).toBeGreaterThan(50)
    const { contactDetails, beneficiaryContacts, applicationDetails } = whole
    // The mailbox contains the address, since a submission is confirmed by mail.
    expect(log).not.toContain(contactDetails.email)
    const names = [contactDetails.mobile, contactDetails.mailing_Street]
    const account = applicationDetails.payment?.directDebit
    const plain = [
      ...names,
      beneficiaryContacts?.[0]?.address,
      account?.bsb,
      account?.accountNumber,
      'tobacco',
    ]
    for (const text of [...marks, ...plain, secret, 'CanaryForeign', 'mind.mental.talk']) {
      expect(String(text).length).toBeGreaterThan(5)
      expect([text, disk.includes(String(text))]).toEqual([text, false])
      expect([text, log.includes(String(text))]).toEqual([text, false])
    }
    expect(log).toContain('/api/v1/application')
  })

  test('opens with its key only, and only in its own row', async () => {
    const api = await start()
    const [one, other] = [partialApplicationBody(), partialApplicationBody()]
    for (const body of [one, other]) await api.post(PATH, body)
    const rows = await running?.database.queries.select().from(applications)
    const [first, next] = rows ?? []
    if (!first || !next) throw new Error('Two were not saved')
    const sealing = makeSealing(keys)
    expect(openBody(sealing, first)).toEqual(
      [one, other].find((body) => body.tracking.id === first.trackingId),
    )
    expect(() => openBody(sealing, { ...first, sealedBody: next.sealedBody })).toThrow('another purpose')
    expect(() => openBody(makeSealing([randomBytes(32)]), first)).toThrow('No key opens this')
  })

  test('the hash of a body does not tell which of two answers it has', async () => {
    const api = await start()
    const body = partialApplicationBody()
    await api.post(PATH, body)
    const [row] = (await running?.database.queries.select().from(applications)) ?? []
    const guess = makeSealing([randomBytes(32)]).hash('application body', JSON.stringify([null, body]))
    expect(row?.bodyHash.split('.')[1]).not.toBe(guess.split('.')[1])
    expect(
      makeSealing(keys).isHashOf('application body', JSON.stringify([null, body]), row?.bodyHash ?? ''),
    ).toBe(true)
  })

  test('once the key has changed, a repetition gets the same bytes, and older ids are still of the draft', async () => {
    let api = await start()
    const body = partialApplicationBody()
    const first = await api.post(PATH, body)
    const { policyHolders } = first.json as Schema<'SaveApplicationAnswer'>
    await running?.close()
    keys.unshift(randomBytes(32))
    api = await start()
    expect((await api.post(PATH, body)).text).toBe(first.text)
    const contactDetails = { ...body.contactDetails, id: policyHolders[0]?.contactId ?? null }
    const next = { ...body, contactDetails, tracking: { ...body.tracking, id: randomUUID(), rev: 2 } }
    expect((await api.post(PATH, next)).json).toMatchObject({ policyHolders })
    const saved = await api.get(`/sandbox/saved/applications?clientId=${body.tracking.clientId}`)
    expect((saved.json as { body: unknown }[]).map((row) => row.body)).toEqual([next, body])
  })

  test('T14 the ids on file are those of their customer alone', async () => {
    const api = await start()
    const [sam] = partialApplicationBody().beneficiaryContacts ?? []
    if (!sam) throw new Error('The example has no beneficiary')
    const [own, foreign] = [randomUUID(), randomUUID()]
    await running?.database.queries.insert(beneficiaries).values([
      { id: own, owner: 'ada', place: 1, contact: sam },
      { id: foreign, owner: 'ben', place: 1, contact: sam },
    ])
    const send = async (beneficiaryId: string, headers = {}) => {
      const body = partialApplicationBody({ beneficiaryContacts: [{ ...sam, beneficiaryId }] })
      return (await api.post(PATH, body, headers)).status
    }
    expect([await send(own, ada), await send(foreign, ada), await send(own)]).toEqual([200, 422, 422])
  })

  test('a reference that somebody has is given to nobody else', async () => {
    const api = await start()
    await api.post(PATH, applicationBody())
    const queries = running?.database.queries
    const [row] = (await queries?.select().from(applications)) ?? []
    if (!row || !queries) throw new Error('None was saved')
    const copied = { ...row, id: randomUUID(), trackingId: randomUUID(), draftKey: 'other' }
    await expect(queries.insert(applications).values(copied)).rejects.toThrow()
    const twice = { ...copied, reference: 'ACDEFGHJ', draftKey: row.draftKey }
    await expect(queries.insert(applications).values(twice)).rejects.toThrow()
    expect(await queries.$count(applications, eq(applications.draftKey, row.draftKey))).toBe(1)
    expect(answerOf(makeSealing(keys), row, applicationBody())).not.toHaveProperty('secret')
  })

  test('a folder without its key file and without the setting opens no body', async () => {
    const api = await start()
    await api.post(PATH, partialApplicationBody())
    await running?.close()
    running = null
    rmSync(`${folder}.key`, { force: true })
    const database = await openDatabase({ folder })
    const [row] = await database.queries.select().from(applications)
    await database.close()
    expect(row?.sealedBody).toMatch(/^v1\./)
  })
})

describe('M5: an appointment on disk', () => {
  test('shows no answer that was sent along, in any file of the folder or in the log', async () => {
    const api = await start()
    const known = await savedInClear(api)
    const request = exampleOf<Schema<'AppointmentRequest'>>('AppointmentRequest')
    const questionnaire = {
      definition: 'personal|2026-11',
      consent: exampleConsent,
      values: { 'doctors.reason': 'CanaryReason', 'mind.mental.talk#CanaryRow': 'talk' },
      rows: { 'mind.mental': ['CanaryRow'] },
    }
    const slots = [new Date(APPLICATION_DAY.getTime() + 86_400_000).toISOString()]
    const body = { ...request, name: 'CanaryName', slots, attachAnswers: true, questionnaire }
    expect((await api.post('/api/v1/appointments', body)).status).toBe(200)
    expect((await api.post('/api/v1/appointments', { ...body, attachAnswers: false })).status).toBe(422)
    const [row] = (await running?.database.queries.select().from(appointments)) ?? []
    const opened = makeSealing(keys).open(`appointment ${row?.id}`, row?.sealedAnswers ?? '')
    expect(JSON.parse(opened)).toEqual(questionnaire)
    const disk = await bytesOnDisk()
    expect(disk.includes(known)).toBe(true)
    for (const canary of ['Canary', 'doctors.reason', 'mind.mental']) {
      expect([canary, disk.includes(canary)]).toEqual([canary, false])
      expect([canary, log.includes(canary)]).toEqual([canary, false])
    }
  })
})

describe('M5: a draft with an account on disk', () => {
  const draft = (rev: number) => ({
    rev,
    version: 1,
    attempt: 'a-1',
    answers: { questionnaire: { asthma: 'CanarySince2019' } },
    baseRev: rev > 1 ? rev - 1 : null,
    tracking: newTracking({ draft: `Known${rev}-draft`, rev }),
  })
  const path = '/api/v1/drafts/application'

  test('shows no answer, in any file of the folder or in the log, and comes back as it was', async () => {
    const api = await start()
    const known = await savedInClear(api)
    const body = draft(1)
    const { status, json } = await api.call('PUT', path, { body, headers: ada })
    expect(status).toBe(200)
    expect((await api.call('PUT', path, { body, headers: ada })).json).toEqual(json)
    expect((await api.call('PUT', path, { body: draft(2), headers: ada })).status).toBe(200)
    expect((await api.get(path, ada)).json).toMatchObject({ draft: { answers: body.answers, rev: 2 } })
    const disk = await bytesOnDisk()
    expect(disk.includes(known)).toBe(true)
    for (const text of ['CanarySince2019', 'asthma'])
      expect([text, disk.includes(text), log.includes(text)]).toEqual([text, false, false])
  })
})
