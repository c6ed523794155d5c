import { randomBytes } from 'node:crypto'
import { and, eq, isNotNull } from 'drizzle-orm'
import { countUse, resetUses } from '../codes/countUse.ts'
import { type CodeName, makeCode, useCode } from '../codes/oneTimeCodes.ts'
import { sha256 } from '../codes/sha256.ts'
import { applicationCopies, applications } from '../database/schema.ts'
import type { Schema } from '../document/Schema.ts'
import { codeMail } from '../mail/codeMail.ts'
import { Problem, unavailable } from '../problem/Problem.ts'
import { type ApplicationRow, openBody } from './applicationRows.ts'
import type { Operation } from './Operation.ts'
import type { Services } from './Services.ts'
import { secondSignatureOf } from './signatureRows.ts'
import { submittedApplication } from './submittedApplication.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const CODES_A_DAY = 5
const CODES_A_DAY_TO_ONE_ADDRESS = 10
/** So that somebody who can read the mail can't guess the date of birth. */
const TRIES_A_MONTH = 10
const MONTH_MS = 30 * DAY_MS
const SECRET_BYTES = 32
/** No code: counts as a try of the one that was mailed. */
const NO_CODE = ''

interface Submission {
  row: ApplicationRow
  body: Schema<'SaveApplicationRequest'>
}

const nameOf = ({ row }: Submission): CodeName => ({ purpose: 'copy', of: row.id })

/**
 * Mails a code to the first holder of an application, no matter who asks. The answer is always the same, so it reveals
 * neither whether the application exists nor how many codes were sent.
 */
export const requestCopyCode: Operation<'requestCopyCode'> = async (services, request) => {
  const { id } = request.params
  const submission = await submissionOf(services, id, request.body.accountName)
  if (submission) await mailCode(services, submission)
  return { successful: true }
}

async function mailCode(services: Services, submission: Submission): Promise<void> {
  const { database, faults, mailOutbox, now } = services
  const { queries } = database
  const { row, body } = submission
  const to = body.contactDetails.email?.toLowerCase()
  if (!to) return
  if (faults.of(row.clientId).mail === 'fail') throw unavailable('mail-unavailable')
  if ((await countUse(queries, `copy codes ${row.id}`, DAY_MS, now())) > CODES_A_DAY) return
  // Anybody can enter anybody's address into any number of applications.
  if ((await countUse(queries, `copy codes to ${to}`, DAY_MS, now())) > CODES_A_DAY_TO_ONE_ADDRESS) return
  const code = await makeCode(services, nameOf(submission))
  await mailOutbox.enqueue(queries, codeMail(to, code, 'copy'), { sentAt: now() })
  mailOutbox.dispatch()
}

/**
 * Exchanges the mailed code and the first holder's date of birth for a secret that reads the application. If the email
 * address was mistyped, the code reaches a stranger, who doesn't know the date.
 */
export const confirmCopy: Operation<'confirmCopy'> = async (services, request, reply) => {
  const { accountName, code, dateOfBirth } = request.body
  const submission = await submissionOf(services, request.params.id, accountName)
  if (!submission || !(await isConfirmed(services, submission, { code, dateOfBirth })))
    throw new Problem(422, [{ field: 'code', code: 'code-refused' }])
  const { row, body } = submission
  const opened = await newSecret(services, row)
  const second = await secondSignatureOf(services.database.queries, row.id)
  reply.header('cache-control', 'no-store')
  return { application: submittedApplication(services.tables, row, body, second), ...opened }
}

/** The two are right together or refused together, so that neither is found by itself. */
async function isConfirmed(
  services: Services,
  submission: Submission,
  { code, dateOfBirth }: { code: string; dateOfBirth: string },
): Promise<boolean> {
  const { database, now } = services
  const name = `copy tries ${submission.row.id}`
  if ((await countUse(database.queries, name, MONTH_MS, now())) > TRIES_A_MONTH) return false
  const isHolders = submission.body.contactDetails.date_of_Birth === dateOfBirth
  const outcome = await useCode(services, nameOf(submission), isHolders ? code : NO_CODE)
  if (outcome === 'right') await resetUses(database.queries, name)
  return outcome === 'right'
}

async function newSecret({ database, now }: Services, { id: application }: ApplicationRow) {
  const secret = randomBytes(SECRET_BYTES).toString('base64url')
  const endsAt = new Date(now().getTime() + HOUR_MS)
  const set = { secretHash: sha256(secret), endsAt }
  await database.queries
    .insert(applicationCopies)
    .values({ application, ...set })
    .onConflictDoUpdate({ target: applicationCopies.application, set })
  return { secret, secretEndsAt: endsAt.toISOString() }
}

/** A submission by its id, for the site that it was made on; undefined on any other site. */
async function submissionOf(
  { database, sealing }: Services,
  id: string,
  accountName: string,
): Promise<Submission | undefined> {
  const [row] = await database.queries
    .select()
    .from(applications)
    .where(and(eq(applications.id, id), isNotNull(applications.reference)))
  const body = row && openBody(sealing, row)
  return row && body?.applicationDetails.accountName === accountName ? { row, body } : undefined
}
