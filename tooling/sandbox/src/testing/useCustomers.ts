import { randomUUID } from 'node:crypto'
import { Writable } from 'node:stream'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll } from 'vitest'
import type { Schema } from '../document/Schema.ts'
import { makeSealing } from '../sealing/makeSealing.ts'
import { type Sandbox, startSandbox } from '../startSandbox.ts'
import { detailNotices } from '../subjects/accounts/tables.ts'
import { claimFiles, claims } from '../subjects/claims/tables.ts'
import { policyChanges } from '../subjects/cover-changes/tables.ts'
import type { CreatedPerson } from '../subjects/customers/makePerson.ts'
import { uploadPieces, uploads } from '../subjects/files/tables.ts'
import { identityChecks, identityFiles } from '../subjects/identity-check/tables.ts'
import { inCasePages } from '../subjects/in-case/tables.ts'
import { insurabilityFiles, insurabilityRequests } from '../subjects/insurability/tables.ts'
import { nominations } from '../subjects/nominations/tables.ts'
import { policies } from '../subjects/policies/tables.ts'
import { supportNeeds } from '../subjects/support-needs/tables.ts'
import {
  APPLICATION_DAY,
  applicationBody,
  exampleOf,
  mailedCalculation,
  newTracking,
  partialApplicationBody,
  quoteBody,
  transferBody,
} from './bodies.ts'
import { DATA_KEY } from './dataKey.ts'
import { type Engine, emptyDatabase } from './engines.ts'
import { jpeg } from './files.ts'
import { bearer, makePersonIn, newEmail } from './identity.ts'
import { type Api, makeApi } from './makeApi.ts'
import { givePolicies, lifePolicy } from './policies.ts'
import { sampleDocuments } from './sampleDocuments.ts'
import { withSecondHolder } from './useApplications.ts'
import { bodyOfTwo } from './useTransfers.ts'

/** A customer with rows in every table, and the texts that only their rows contain. */
export interface FilledCustomer extends CreatedPerson {
  headers: { authorization: string }
  /** Parts of the texts that they entered about themselves or others. */
  marks: string[]
}

/** Starts a sandbox whose customers have rows in every table, with its own user pool, on the examples' day. */
export function useCustomers(engine: Engine) {
  let now = APPLICATION_DAY
  let log = ''
  let remove = () => {}
  let sandbox: Sandbox
  let api: Api
  beforeAll(async () => {
    const stream = new Writable({
      write(chunk, _encoding, done) {
        log += chunk
        done()
      },
    })
    const empty = await emptyDatabase(engine)
    remove = empty.remove
    sandbox = await startSandbox({
      database: empty.database,
      dataKey: DATA_KEY,
      controls: true,
      log: stream,
      documents: sampleDocuments,
      now: () => now,
      pool: { passwordCost: { N: 2, r: 8, p: 1 } },
      sites: new Map([['wattlebird', 'https://wattlebird.example']]),
    })
    api = makeApi(sandbox.url)
  })
  afterAll(async () => {
    await sandbox.close()
    remove()
  })

  async function accepted(answer: Promise<{ status: number; text: string }>): Promise<void> {
    const { status, text } = await answer
    if (status !== 200) throw new Error(`${status} ${text}`)
  }

  /** Creates a customer with rows in every table; `name` is part of each of their texts. */
  async function fill(name: string): Promise<FilledCustomer> {
    const marks: string[] = []
    const mark = (of: string) => {
      const text = `Canary${name}${of}`
      marks.push(text)
      return text
    }
    const email = newEmail(`canary-${name.toLowerCase()}`)
    marks.push(email)
    const { rowId: _, ...holder } = applicationBody().contactDetails
    const person = await makePersonIn(api, {
      email,
      givenName: mark('Given'),
      familyName: mark('Family'),
      profile: { first_Name: mark('First'), mailing_Street: mark('Street') },
      beneficiaries: [
        { ...exampleOf<Schema<'BeneficiaryContact'>>('BeneficiaryContact'), last_Name: mark('Heir') },
      ],
      secondPolicyHolder: { ...holder, last_Name: mark('Partner') },
    })
    const headers = bearer(person.token)
    const post = (path: string, body: unknown) => accepted(api.post(path, body, headers))
    await accepted(
      api.post(
        '/api/v1/users/UpdateUser',
        { mailing_City: mark('Town') },
        {
          ...headers,
          'idempotency-key': newTracking().id,
        },
      ),
    )
    await post('/api/v1/quote/savequotes', quoteBody({ last_Name: mark('Quoted') }))
    await accepted(
      api.post('/api/v1/savecalculatecoverform', mailedCalculation(email, { name: mark('Calculated') })),
    )
    await givePolicies(api, { owner: person.sub }, [lifePolicy({ policyholder1: mark('Insured') })])
    await apply(post, mark)
    await transfer(post, headers, mark)
    const draft = { rev: 1, version: 1, attempt: 'a-1', answers: { words: mark('Draft') }, baseRev: null }
    await accepted(
      api.call('PUT', '/api/v1/drafts/calculator', { body: { ...draft, tracking: null }, headers }),
    )
    await writeTo(email, mark)
    const notice = { policy: newTracking().id, fields: ['mailing_City'], savedAt: now }
    await sandbox.database.queries.insert(detailNotices).values({ owner: person.sub, ...notice })
    await requestChanges(person.sub, mark)
    await checkIdentity(person.sub, mark, `Canary${name}Photo`)
    await claim(person.sub, mark, `Canary${name}Piece`)
    return { ...person, headers, marks }
  }

  type Post = (path: string, body: unknown) => Promise<void>
  type Mark = (of: string) => string

  const sealing = makeSealing([Buffer.from(DATA_KEY, 'base64')])

  /** Stores a file; returns the columns that its row has of it. */
  async function fileValues(purpose: string, bytes: Buffer) {
    const { files } = sandbox
    const stored = await files.write(purpose, [bytes])
    return { file: stored.key, fileHash: files.hashOf(purpose, stored), size: stored.size }
  }

  /** Requests a change and an increase of their policy. */
  async function requestChanges(owner: string, mark: Mark): Promise<void> {
    const { queries } = sandbox.database
    const [policy] = await queries.select().from(policies).where(eq(policies.owner, owner))
    if (!policy) throw new Error('The customer has a policy')
    const [id, other] = [randomUUID(), randomUUID()]
    const row = { owner, policy: policy.id, bodyHash: 'hash', savedAt: now }
    const change = JSON.stringify({ body: { words: mark('Changed') } })
    const sealedChange = sealing.seal(`policy change ${id}`, change)
    await queries.insert(policyChanges).values({ ...row, id, reference: id.slice(0, 8), sealedChange })
    const increase = JSON.stringify({ needs: { words: mark('Increased') } })
    const sealedRequest = sealing.seal(`insurability request ${other}`, increase)
    await queries.insert(insurabilityRequests).values({ ...row, id: other, sealedRequest })
    const named = randomUUID()
    const nomination = JSON.stringify({ words: mark('Named') })
    await queries.insert(nominations).values({
      ...{ ...row, id: named, reference: named.slice(0, 8), state: 'requested' },
      sealedNomination: sealing.seal(`nomination ${named}`, nomination),
    })
    const details = JSON.stringify({ papers: mark('Papers'), showsAmounts: true })
    const trusted = JSON.stringify({ email: mark('Trusted'), accountName: 'wattlebird' })
    await queries.insert(inCasePages).values({
      owner,
      sealedDetails: sealing.seal(`in-case details ${owner}`, details),
      sealedPerson: sealing.seal(`trusted person ${owner}`, trusted),
      savedAt: now,
    })
    const needs = JSON.stringify({ note: mark('Helped') })
    const sealedNeeds = sealing.seal(`support needs ${owner}`, needs)
    await queries.insert(supportNeeds).values({ owner, sealedNeeds, savedAt: now })
    const proof = { request: other, number: 1, mediaType: 'image/jpeg' as const, savedAt: now }
    const file = await fileValues(`insurability file ${other} 1`, jpeg())
    await queries.insert(insurabilityFiles).values({ ...proof, ...file })
  }

  /** Begins an identity check, with a photo. */
  async function checkIdentity(owner: string, mark: Mark, photoText: string): Promise<void> {
    const { queries } = sandbox.database
    const row = { owner, state: 'mismatch' as const, updatedAt: now }
    const [check] = await queries
      .insert(identityChecks)
      .values({ ...row, matched: [], mismatches: [], consent: mark('Consented') })
      .returning()
    if (!check) throw new Error('The check was not stored')
    const photo = { check: check.id, number: 1, size: 1, sealedFile: photoText, savedAt: now }
    await queries.insert(identityFiles).values(photo)
  }

  /** Lodges a claim with bank details, a file, and an unfinished upload. */
  async function claim(owner: string, mark: Mark, pieceText: string): Promise<void> {
    const { queries } = sandbox.database
    const [id, upload] = [randomUUID(), randomUUID()]
    const details = JSON.stringify({ body: { words: mark('Claimed') }, insurerCode: 'MLC' })
    await queries.insert(claims).values({
      id,
      owner,
      bodyHash: 'hash',
      reference: id.slice(0, 8),
      sealedClaim: sealing.seal(`claim ${id}`, details),
      stage: 'decided',
      lodgedAt: now,
      requested: [],
      sealedBank: sealing.seal(`claim bank ${id}`, JSON.stringify({ accountName: mark('Payee') })),
      updatedAt: now,
    })
    const file = { number: 1, document: 'doctorReport' as const, mediaType: 'image/png' as const, size: 1 }
    const report = await fileValues(`claim file ${id} 1`, Buffer.from('report'))
    await queries.insert(claimFiles).values({ claim: id, ...file, ...report, savedAt: now })
    await queries.insert(uploads).values({
      ...{ id: upload, owner, kind: 'claim', target: id, home: id },
      ...{ ...file, createdAt: now },
    })
    await queries.insert(uploadPieces).values({ upload, start: 0, sealedPiece: pieceText })
  }

  async function apply(post: Post, mark: Mark): Promise<void> {
    const saved = partialApplicationBody()
    const contactDetails = { ...saved.contactDetails, middle_Name: mark('Partial') }
    await post('/api/v1/application', { ...saved, contactDetails })
    const whole = withSecondHolder(applicationBody())
    await post('/api/v1/application', {
      ...whole,
      contactDetails: { ...whole.contactDetails, middle_Name: mark('Applied') },
      policyHolderDetails: { ...whole.policyHolderDetails, email: newEmail('second') },
    })
  }

  async function transfer(post: Post, headers: { authorization: string }, mark: Mark): Promise<void> {
    const saved = {
      ...transferBody(),
      customer_Status: 'Partial Transfer',
      ts_Cs_confirmed: false,
      signatures: null,
    }
    const policiesList = saved.policiesList.map((policy) => ({ ...policy, name: mark('Policy') }))
    await post('/api/v1/transferpolicy', { ...saved, policiesList })
    const { body } = bodyOfTwo()
    const policyOwnerDetails = { ...body.policyOwnerDetails, middle_Name: mark('Transferred') }
    await post('/api/v1/transferpolicy', { ...body, policyOwnerDetails })
    const path = `${sandbox.url}/api/v1/transferpolicy/${saved.tracking.draft}/files/1`
    const photo = { method: 'PUT', headers: { ...headers, 'content-type': 'image/jpeg' } }
    const stored = await fetch(path, { ...photo, body: new Uint8Array(jpeg()) })
    if (stored.status !== 200) throw new Error(await stored.text())
  }

  /** Sends the requests of a visitor that contain an address. */
  async function writeTo(email: string, mark: Mark): Promise<void> {
    const contact = {
      ...exampleOf<object>('ContactRequest'),
      email: email.toUpperCase(),
      message: mark('Message'),
    }
    await accepted(api.post('/api/v1/contact', contact))
    const slots = [new Date(now.getTime() + 86_400_000).toISOString()]
    const talk = { ...exampleOf<object>('AppointmentRequest'), email, slots, topics: [mark('Topic')] }
    await accepted(api.post('/api/v1/appointments', talk))
    await accepted(
      api.post('/api/v1/resume', {
        action: 'send-link',
        flow: 'client-quote',
        version: 3,
        attempt: 'a-1',
        answers: { words: mark('Resumed') },
        email,
        accountName: 'wattlebird',
        consent: { accepted: true, text: 'Keep my answers for 7 days.' },
        tracking: newTracking(),
      }),
    )
    await accepted(
      api.post('/api/v1/quote/comparison', {
        ...exampleOf<object>('SendComparisonRequest'),
        ...{ name: mark('Compared'), email, accountName: 'wattlebird', tracking: newTracking() },
      }),
    )
  }

  return {
    fill,
    api: {
      call: (...given: Parameters<Api['call']>) => api.call(...given),
      get: (...given: Parameters<Api['get']>) => api.get(...given),
      post: (...given: Parameters<Api['post']>) => api.post(...given),
    },
    url: () => sandbox.url,
    queries: () => sandbox.database.queries,
    sandbox: () => sandbox,
    log: () => log,
    now: () => now,
    setNow: (time: Date) => {
      now = time
    },
  }
}
