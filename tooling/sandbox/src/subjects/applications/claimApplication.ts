import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import { callerOf } from '../../auth/authenticate.ts'
import { countUse } from '../../codes/countUse.ts'
import { mayMailCode } from '../../codes/mayMailCode.ts'
import { type CodeName, makeCode, useCode } from '../../codes/oneTimeCodes.ts'
import type { Queries } from '../../database/Database.ts'
import { mailLimit } from '../../mail/mailLimit.ts'
import { signedByBrand } from '../../mail/signedByBrand.ts'
import { Problem, unavailable } from '../../problem/Problem.ts'
import type { Operation } from '../../services/Operation.ts'
import type { Services } from '../../services/Services.ts'
import { secondSignatureOf } from '../signatures/signatureRows.ts'
import { applications } from '../submissions/applicationTables.ts'
import { type ApplicationRow, openBody } from './applicationRows.ts'
import { claimMail } from './claimMail.ts'
import { submittedApplication } from './submittedApplication.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const CLAIMS_AN_HOUR = 5
const TRIES_AN_HOUR = 10
const MAILS_A_DAY = 5
export const REFERENCE_LENGTH = 8

/**
 * Mails a code to the first holder of an application without an owner. An equal address of the account is no
 * proof: only the reader of the mail has the code. The answer does not reveal whether the application exists.
 */
export const claimApplication: Operation<'claimApplication'> = async (services, request) => {
  const caller = await claimant(services, request)
  const row = await unclaimed(services.database.queries, request.params.id)
  if (row) await mailCode(services, row, caller)
  return { successful: true }
}

/**
 * The customer who requests a code for a submission.
 * @throws Problem 429 for one who requests too many codes, 503 while mails can't be sent
 */
export async function claimant(
  { database, faults, now }: Pick<Services, 'database' | 'faults' | 'now'>,
  request: FastifyRequest,
): Promise<string> {
  const { subject, email } = callerOf(request)
  await limitClaims(database.queries, subject, now())
  if (faults.of(email ?? undefined).mail === 'fail') throw unavailable('mail-unavailable')
  return subject
}

async function limitClaims(queries: Queries, subject: string, now: Date): Promise<void> {
  const claims = await countUse(queries, `claims ${subject}`, HOUR_MS, now)
  if (claims > CLAIMS_AN_HOUR) throw mailLimit(HOUR_MS)
}

/** @throws Problem 429 for a customer who tries too many codes */
export async function limitTries(queries: Queries, subject: string, now: Date): Promise<void> {
  const tries = await countUse(queries, `claim tries ${subject}`, HOUR_MS, now)
  if (tries > TRIES_AN_HOUR)
    throw new Problem(429, [{ field: 'code', code: 'too-many-tries' }], HOUR_MS / 1000)
}

/** Counts a message about a submission; false once enough were sent today. */
export const mayMailClaim = async (queries: Queries, { id }: { id: string }, now: Date): Promise<boolean> =>
  (await countUse(queries, `claim mails ${id}`, DAY_MS, now)) <= MAILS_A_DAY

/** Names the code of one application or transfer for one account: no other account can use the code. */
export const claimName = ({ id }: { id: string }, subject: string): CodeName<'claim'> => ({
  purpose: 'claim',
  of: id,
  boundTo: subject,
})

async function mailCode(services: Services, row: ApplicationRow, subject: string): Promise<void> {
  const { database, mailOutbox, sealing, sites, now } = services
  const { queries } = database
  const body = openBody(sealing, row)
  const to = body?.contactDetails.email?.toLowerCase()
  if (!body || !to) return
  if (!(await mayMailClaim(queries, row, now()))) return
  if (!(await mayMailCode(queries, { purpose: 'claim', to }, now()))) return
  const code = await makeCode(services, claimName(row, subject))
  const { accountName } = body.applicationDetails
  const mail = claimMail(to, code, { kind: 'application', id: row.id, site: sites.get(accountName) ?? null })
  await mailOutbox.enqueue(queries, signedByBrand(mail, accountName), { sentAt: now() })
  mailOutbox.dispatch()
}

/** Makes an application the caller's own, after checking the mailed code. */
export const confirmClaim: Operation<'confirmClaim'> = async (services, request) => {
  const { subject } = callerOf(request)
  const { database, sealing, tables, now } = services
  await limitTries(database.queries, subject, now())
  const row = await unclaimed(database.queries, request.params.id)
  const outcome = row && (await useCode(services, claimName(row, subject), request.body.code))
  const claimed = row && outcome === 'right' ? await setOwner(database.queries, row, subject) : undefined
  const body = claimed && openBody(sealing, claimed)
  if (!claimed || !body) throw new Problem(422, [{ field: 'code', code: 'code-refused' }])
  return submittedApplication(tables, claimed, body, await secondSignatureOf(database.queries, claimed.id))
}

/** Finds a submission without an owner, by its id or its reference. */
async function unclaimed(queries: Queries, id: string): Promise<ApplicationRow | undefined> {
  const isNamed = id.length === REFERENCE_LENGTH ? eq(applications.reference, id) : eq(applications.id, id)
  const [row] = await queries
    .select()
    .from(applications)
    .where(and(isNamed, isNotNull(applications.reference), isNull(applications.owner)))
  return row
}

async function setOwner(queries: Queries, { id }: ApplicationRow, owner: string) {
  const [claimed] = await queries
    .update(applications)
    .set({ owner })
    .where(and(eq(applications.id, id), isNull(applications.owner)))
    .returning()
  return claimed
}
