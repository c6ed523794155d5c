import { and, eq, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { keyedHash, offerHash } from '../../database/bodyHash.ts'
import type { Queries } from '../../database/Database.ts'
import { isClear } from '../../database/isClear.ts'
import { identityUsers } from '../../identity/tables.ts'
import { mails } from '../../mail/tables.ts'
import { emailHash } from '../../sealing/emailHash.ts'
import { sealSubject } from '../../sealing/mailSubject.ts'
import type { Sealing } from '../../sealing/makeSealing.ts'
import { sealJson } from '../../sealing/sealedJson.ts'
import { beneficiaries, secondPolicyHolders, users, userUpdates } from '../accounts/tables.ts'
import { appointments, contactRequests } from '../contact/tables.ts'
import { calculations, quotes } from '../quotes/tables.ts'
import { resumes } from '../resume/tables.ts'

/** Small enough that no statement approaches its time limit. */
const BATCH = 200

/** Seals some rows of a table that an earlier release stored in clear; false once there are no more. */
type SealRows = (queries: Queries, sealing: Sealing) => Promise<boolean>

function inBatches<Row>(
  read: (queries: Queries, limit: number) => Promise<Row[]>,
  seal: (queries: Queries, sealing: Sealing, row: Row) => Promise<unknown>,
): SealRows {
  return async (queries, sealing) => {
    const rows = await read(queries, BATCH)
    for (const row of rows) await seal(queries, sealing, row)
    return rows.length === BATCH
  }
}

/** A keyed hash has a dot after the name of its key. */
const isPlain = (hash: AnyPgColumn) => sql`strpos(${hash}, '.') = 0`

const hashOf = (sealing: Sealing, email: unknown) =>
  typeof email === 'string' && email !== '' ? emailHash(sealing, email) : null

/** Returns a field of an unsealed body. */
const fieldOf = (body: object, name: string): unknown =>
  Object.entries(body).find(([key]) => key === name)?.[1]

const quotesInClear = inBatches(
  (queries, limit) => queries.select().from(quotes).where(isClear(quotes.body)).limit(limit),
  async (queries, sealing, { id, body, bodyHash }) => {
    if (typeof body === 'string') return
    const offer = fieldOf(body, 'compareProductDetails')
    const changes = {
      body: sealJson(sealing, 'quote', id, body),
      bodyHash: keyedHash(sealing, bodyHash),
      offerHash: typeof offer === 'object' && offer !== null ? offerHash(sealing, offer) : null,
    }
    await queries
      .update(quotes)
      .set(changes)
      .where(and(eq(quotes.id, id), isClear(quotes.body)))
  },
)

const calculationsInClear = inBatches(
  (queries, limit) => queries.select().from(calculations).where(isClear(calculations.body)).limit(limit),
  async (queries, sealing, { id, body, bodyHash }) => {
    if (typeof body === 'string') return
    const changes = {
      body: sealJson(sealing, 'calculation', id, body),
      bodyHash: keyedHash(sealing, bodyHash),
      emailHash: hashOf(sealing, fieldOf(body, 'contactEmail')),
    }
    await queries
      .update(calculations)
      .set(changes)
      .where(and(eq(calculations.id, id), isClear(calculations.body)))
  },
)

const requestsInClear = (
  table: typeof contactRequests | typeof appointments,
  kind: 'contact request' | 'appointment request',
) =>
  inBatches(
    (queries, limit) =>
      queries.select({ id: table.id, body: table.body }).from(table).where(isClear(table.body)).limit(limit),
    async (queries, sealing, { id, body }) => {
      if (typeof body === 'string') return
      const changes = {
        body: sealJson(sealing, kind, id, body),
        emailHash: hashOf(sealing, fieldOf(body, 'email')),
      }
      await queries
        .update(table)
        .set(changes)
        .where(and(eq(table.id, id), isClear(table.body)))
    },
  )

const isContentClear = sql`json_typeof(${resumes.content}) = 'object'`
const resumesInClear = inBatches(
  (queries, limit) => queries.select().from(resumes).where(isContentClear).limit(limit),
  async (queries, sealing, { tokenHash, content, bodyHash }) => {
    if (typeof content === 'string' || content === null) return
    const changes = {
      content: sealJson(sealing, 'resume', tokenHash, content),
      bodyHash: keyedHash(sealing, bodyHash),
      emailHash: hashOf(sealing, content.email),
    }
    await queries
      .update(resumes)
      .set(changes)
      .where(and(eq(resumes.tokenHash, tokenHash), isContentClear))
  },
)

const profilesInClear = inBatches(
  (queries, limit) => queries.select().from(users).where(isClear(users.profile)).limit(limit),
  async (queries, sealing, { subject, profile }) => {
    if (typeof profile === 'string') return
    await queries
      .update(users)
      .set({ profile: sealJson(sealing, 'profile', subject, profile) })
      .where(and(eq(users.subject, subject), isClear(users.profile)))
  },
)

const attributesInClear = inBatches(
  (queries, limit) =>
    queries.select().from(identityUsers).where(isClear(identityUsers.attributes)).limit(limit),
  async (queries, sealing, { sub, attributes }) => {
    if (typeof attributes === 'string') return
    await queries
      .update(identityUsers)
      .set({ attributes: sealJson(sealing, 'log-in attributes', sub, attributes) })
      .where(and(eq(identityUsers.sub, sub), isClear(identityUsers.attributes)))
  },
)

const beneficiariesInClear = inBatches(
  (queries, limit) => queries.select().from(beneficiaries).where(isClear(beneficiaries.contact)).limit(limit),
  async (queries, sealing, { id, contact }) => {
    if (typeof contact === 'string') return
    await queries
      .update(beneficiaries)
      .set({ contact: sealJson(sealing, 'beneficiary', id, contact) })
      .where(and(eq(beneficiaries.id, id), isClear(beneficiaries.contact)))
  },
)

const holdersInClear = inBatches(
  (queries, limit) =>
    queries.select().from(secondPolicyHolders).where(isClear(secondPolicyHolders.holder)).limit(limit),
  async (queries, sealing, { owner, holder }) => {
    if (typeof holder === 'string') return
    await queries
      .update(secondPolicyHolders)
      .set({ holder: sealJson(sealing, 'second policy holder', owner, holder) })
      .where(and(eq(secondPolicyHolders.owner, owner), isClear(secondPolicyHolders.holder)))
  },
)

/** Their bodies are not stored, so only the hash needs sealing. */
const updatesInClear = inBatches(
  (queries, limit) => queries.select().from(userUpdates).where(isPlain(userUpdates.bodyHash)).limit(limit),
  async (queries, sealing, { id, bodyHash }) => {
    await queries
      .update(userUpdates)
      .set({ bodyHash: keyedHash(sealing, bodyHash) })
      .where(and(eq(userUpdates.id, id), isPlain(userUpdates.bodyHash)))
  },
)

const isSubjectClear = sql`${mails.subject} not like 'v1.%'`
const subjectsInClear = inBatches(
  (queries, limit) =>
    queries.select({ id: mails.id, subject: mails.subject }).from(mails).where(isSubjectClear).limit(limit),
  async (queries, sealing, { id, subject }) => {
    await queries
      .update(mails)
      .set({ subject: sealSubject(sealing, id, subject) })
      .where(and(eq(mails.id, id), isSubjectClear))
  },
)

/** Every table in which earlier releases stored personal data in clear. */
export const CLEAR_ROWS: readonly SealRows[] = [
  attributesInClear,
  profilesInClear,
  beneficiariesInClear,
  holdersInClear,
  quotesInClear,
  calculationsInClear,
  requestsInClear(contactRequests, 'contact request'),
  requestsInClear(appointments, 'appointment request'),
  resumesInClear,
  updatesInClear,
  subjectsInClear,
]
