import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { isSameBody, keyedBodyHash } from '../../database/bodyHash.ts'
import type { Queries } from '../../database/Database.ts'
import type { Schema } from '../../document/Schema.ts'
import type { MailOutbox } from '../../mail/makeMailOutbox.ts'
import { type MailRequester, sendToUnverifiedAddress } from '../../mail/sendToUnverifiedAddress.ts'
import { signedByBrand } from '../../mail/signedByBrand.ts'
import { type FieldError, Problem } from '../../problem/Problem.ts'
import { emailHash } from '../../sealing/emailHash.ts'
import type { Sealing } from '../../sealing/makeSealing.ts'
import { sealJson } from '../../sealing/sealedJson.ts'
import type { Services } from '../../services/Services.ts'
import { checkDraftAnswers } from '../drafts/checkDraftAnswers.ts'
import { healthAnswers } from './healthAnswers.ts'
import { resumeLinkMail } from './resumeMail.ts'
import { hashOfToken } from './resumeRows.ts'
import { type ResumeContent, resumes } from './tables.ts'

const RETENTION_DAYS = 7
const DAY_MS = 86_400_000
const TOKEN_BYTES = 32

type LinkRequest = Schema<'SendResumeLinkRequest'>

/** Stores the answers and mails the link to them in one transaction; a repetition sends no mail. */
export async function sendResumeLink(services: Services, body: LinkRequest, requester: MailRequester) {
  const { database, sealing, mailOutbox, sites } = services
  const site = sites.get(body.accountName)
  const errors = problemsOf(body)
  if (site === undefined) errors.push({ field: 'accountName', code: 'unknown' })
  if (site === undefined || errors.length > 0) throw new Problem(422, errors)
  checkDraftAnswers(body.answers)
  const answer = await database.queries.transaction((queries) =>
    insertAndMail(queries, body, { sealing, mailOutbox, requester, site, now: services.now() }),
  )
  mailOutbox.dispatch()
  return answer
}

function problemsOf({ answers, consent }: LinkRequest): FieldError[] {
  const errors = healthAnswers(answers, 'answers').map((field) => ({ field, code: 'health-answers' }))
  return consent.accepted ? errors : [...errors, { field: 'consent.accepted', code: 'required' }]
}

interface MailContext {
  sealing: Sealing
  mailOutbox: MailOutbox
  requester: MailRequester
  site: string
  now: Date
}

async function insertAndMail(
  queries: Queries,
  body: LinkRequest,
  { sealing, mailOutbox, requester, site, now }: MailContext,
) {
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  const tokenHash = hashOfToken(token)
  const expiresAt = new Date(now.getTime() + RETENTION_DAYS * DAY_MS)
  const answer = { successful: true as const, expiresAt: expiresAt.toISOString() }
  const added = await queries
    .insert(resumes)
    .values({
      tokenHash,
      trackingId: body.tracking.id,
      bodyHash: keyedBodyHash(sealing, body),
      answer,
      content: sealJson(sealing, 'resume', tokenHash, contentOf(body, now)),
      emailHash: emailHash(sealing, body.email),
      savedAt: now,
      expiresAt,
    })
    .onConflictDoNothing({ target: resumes.trackingId })
    .returning({ trackingId: resumes.trackingId })
  if (added.length === 0) return earlierAnswer(queries, sealing, body)
  // The token follows the #, which browsers send to no server and not in the Referer.
  const link = `${site}/continue#${token}`
  await sendToUnverifiedAddress(
    { queries, mailOutbox },
    signedByBrand(resumeLinkMail(body.email, link, expiresAt), body.accountName),
    requester,
    { use: 'link to continue', now },
  )
  return answer
}

function contentOf(body: LinkRequest, savedAt: Date): ResumeContent {
  const { flow, version, attempt, answers, email, consent, accountName } = body
  return {
    email,
    consent: consent.text,
    accountName,
    draft: { flow, version, attempt, answers, savedAt: savedAt.toISOString() },
  }
}

async function earlierAnswer(
  queries: Queries,
  sealing: Sealing,
  body: LinkRequest,
): Promise<Schema<'ResumeAnswer'>> {
  const [earlier] = await queries
    .select({ bodyHash: resumes.bodyHash, answer: resumes.answer })
    .from(resumes)
    .where(eq(resumes.trackingId, body.tracking.id))
  if (!earlier || !isSameBody(sealing, body, earlier.bodyHash))
    throw new Problem(409, [{ field: 'tracking.id', code: 'other-body' }])
  return earlier.answer
}
