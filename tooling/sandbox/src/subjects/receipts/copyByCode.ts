import { randomBytes } from 'node:crypto'
import { and, eq, isNotNull } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import { networkOf } from '../../auth/networkOf.ts'
import { countUse } from '../../codes/countUse.ts'
import { mayMailCode } from '../../codes/mayMailCode.ts'
import { type CodeName, makeCode } from '../../codes/oneTimeCodes.ts'
import { sha256 } from '../../codes/sha256.ts'
import { useCodeWithDate } from '../../codes/useCodeWithDate.ts'
import type { Schema } from '../../document/Schema.ts'
import { codeMail } from '../../identity/codeMail.ts'
import { signedByBrand } from '../../mail/signedByBrand.ts'
import { Problem, unavailable } from '../../problem/Problem.ts'
import type { Operation } from '../../services/Operation.ts'
import type { Services } from '../../services/Services.ts'
import { type ApplicationRow, openBody } from '../applications/applicationRows.ts'
import { submittedApplication } from '../applications/submittedApplication.ts'
import { secondSignatureOf } from '../signatures/signatureRows.ts'
import { applicationCopies, applications } from '../submissions/applicationTables.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const CODES_A_DAY = 5
const SECRET_BYTES = 32

interface Submission {
  row: ApplicationRow
  body: Schema<'SaveApplicationRequest'>
}

/** Names the code. Any visitor who knows the id may request one and try it, so each network has its own. */
const nameOf = ({ ip }: FastifyRequest, { row }: Submission): CodeName => ({
  purpose: 'copy',
  of: row.id,
  from: networkOf(ip),
})

/**
 * Mails a code to the first holder of an application for any requester. The answer is always the same, so it
 * reveals neither whether the application exists nor how many codes were sent.
 */
export const requestCopyCode: Operation<'requestCopyCode'> = async (services, request) => {
  const { id } = request.params
  const submission = await submissionOf(services, id, request.body.accountName)
  if (submission) await mailCode(services, submission, nameOf(request, submission))
  return { successful: true }
}

async function mailCode(services: Services, submission: Submission, name: CodeName): Promise<void> {
  const { database, faults, mailOutbox, now } = services
  const { queries } = database
  const { row, body } = submission
  const to = body.contactDetails.email?.toLowerCase()
  if (!to) return
  if (faults.of(row.clientId).mail === 'fail') throw unavailable('mail-unavailable')
  if ((await countUse(queries, `copy codes ${row.id}`, DAY_MS, now())) > CODES_A_DAY) return
  // A visitor can enter the same address in any number of applications.
  if (!(await mayMailCode(queries, { purpose: 'copy', to }, now()))) return
  const code = await makeCode(services, name)
  const mail = signedByBrand(codeMail(to, code, 'copy'), body.applicationDetails.accountName)
  await mailOutbox.enqueue(queries, mail, { sentAt: now() })
  mailOutbox.dispatch()
}

/**
 * Exchanges the mailed code and the first holder's date of birth for a secret that reads the application. If the email
 * address was mistyped, the code reaches a stranger, who doesn't know the date.
 */
export const confirmCopy: Operation<'confirmCopy'> = async (services, request, reply) => {
  const { accountName, code, dateOfBirth } = request.body
  const submission = await submissionOf(services, request.params.id, accountName)
  if (!submission) throw refused()
  const name = nameOf(request, submission)
  const recipient = {
    dateOfBirth: submission.body.contactDetails.date_of_Birth,
    countedAs: `copy ${submission.row.id}`,
  }
  if (!(await useCodeWithDate(services, name, recipient, { code, dateOfBirth }))) throw refused()
  const { row, body } = submission
  const opened = await newSecret(services, row)
  const second = await secondSignatureOf(services.database.queries, row.id)
  reply.header('cache-control', 'no-store')
  return { application: submittedApplication(services.tables, row, body, second), ...opened }
}

const refused = () => new Problem(422, [{ field: 'code', code: 'code-refused' }])

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

/** Finds a submission by its id, for the site that it was made on; undefined on any other site. */
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
