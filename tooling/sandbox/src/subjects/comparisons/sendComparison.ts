import { randomBytes } from 'node:crypto'
import { PAYMENT_FREQUENCIES } from '@coverkit/core'
import { eq } from 'drizzle-orm'
import { remoteAddressOf } from '../../auth/remoteAddressOf.ts'
import { isSameBody, keyedBodyHash } from '../../database/bodyHash.ts'
import type { Queries } from '../../database/Database.ts'
import { lockForTransaction } from '../../database/lockForTransaction.ts'
import type { Schema } from '../../document/Schema.ts'
import { withSaveFault } from '../../faults/withSaveFault.ts'
import { hasNoLineBreak } from '../../mail/hasNoLineBreak.ts'
import { limitUnverifiedMail, type MailRequester } from '../../mail/sendToUnverifiedAddress.ts'
import { signedByBrand } from '../../mail/signedByBrand.ts'
import { type FieldError, Problem, unavailable } from '../../problem/Problem.ts'
import { compareQuotes } from '../../rating/compareQuotes.ts'
import { emailHash } from '../../sealing/emailHash.ts'
import { sealJson } from '../../sealing/sealedJson.ts'
import type { Operation } from '../../services/Operation.ts'
import type { Services } from '../../services/Services.ts'
import { hashOfToken } from '../resume/resumeRows.ts'
import { comparisonMail } from './comparisonMail.ts'
import { mailedComparison } from './mailedComparison.ts'
import { mailedComparisons } from './tables.ts'

/** As long as prices are valid. */
const RETENTION_DAYS = 30
const DAY_MS = 86_400_000
const TOKEN_BYTES = 32
const [FEWEST, MOST] = [2, 4]

type Body = Schema<'SendComparisonRequest'>

/**
 * Prices the request and mails the comparison with a link, so that no price in a message is a visitor's input. Pricing is dear,
 * so it follows the limits of mail.
 */
export const sendComparison: Operation<'sendComparison'> = async (services, request, reply) => {
  const { body } = request
  const client = body.tracking.clientId
  const faults = services.faults.of(client)
  if (faults.mail === 'fail') throw unavailable('mail-unavailable')
  const site = services.sites.get(body.accountName)
  const errors = problemsOf(body)
  if (site === undefined) errors.push({ field: 'accountName', code: 'unknown' })
  if (site === undefined || errors.length > 0) throw new Problem(422, errors)
  const requester = { client, address: remoteAddressOf(request, services) }
  return withSaveFault(faults.saves, reply, async () => {
    const sent = await services.database.queries.transaction((queries) =>
      insertAndMail({ services, queries }, body, { site, requester }),
    )
    services.mailOutbox.dispatch()
    return sent
  })
}

function problemsOf({ consent, name, request: { supplierCodes = [] } }: Body): FieldError[] {
  const insurers = new Set(supplierCodes).size
  return [
    ...(consent.accepted ? [] : [{ field: 'consent.accepted', code: 'required' }]),
    ...(hasNoLineBreak(name) ? [] : [{ field: 'name', code: 'characters' }]),
    ...(insurers >= FEWEST && insurers <= MOST ? [] : [{ field: 'request.supplierCodes', code: 'range' }]),
  ]
}

/** @throws Problem 422 where too few insurers have a price to compare */
function priceOf({ tables }: Services, { request }: Body) {
  const priced = compareQuotes(tables, request)
  if (priced.insurers.filter(({ status }) => status === 'quoted').length < FEWEST)
    throw new Problem(422, [{ field: 'request.supplierCodes', code: 'range' }])
  return priced
}

interface Context {
  services: Services
  queries: Queries
}

async function insertAndMail(
  { services, queries }: Context,
  body: Body,
  { site, requester }: { site: string; requester: MailRequester },
): Promise<Schema<'SentComparison'>> {
  const { sealing, mailOutbox, tables } = services
  const now = services.now()
  const earlier = await earlierAnswer({ services, queries }, body)
  if (earlier) return earlier
  await limitUnverifiedMail(queries, body.email, requester, { use: 'comparison', now })
  const priced = priceOf(services, body)
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  const tokenHash = hashOfToken(token)
  const expiresAt = new Date(now.getTime() + RETENTION_DAYS * DAY_MS)
  const { email, name, consent, accountName, request, tracking } = body
  const comparison = mailedComparison(tables, body, priced, now)
  const content = { email, name, consent: consent.text, accountName, comparison }
  const answer = { successful: true as const, expiresAt: expiresAt.toISOString() }
  await queries.insert(mailedComparisons).values({
    tokenHash,
    trackingId: tracking.id,
    bodyHash: keyedBodyHash(sealing, body),
    answer,
    content: sealJson(sealing, 'mailed comparison', tokenHash, content),
    emailHash: emailHash(sealing, email),
    savedAt: now,
    expiresAt,
  })
  // The token follows the #, which browsers send to no server and not in the Referer.
  const link = `${site}/comparison#${token}`
  const requested = request.clients[0]?.needs.paymentFrequency
  const frequency = PAYMENT_FREQUENCIES.find((one) => one === requested) ?? 'monthly'
  const mail = comparisonMail(email, { answer: priced, frequency, link, pricedAt: now, expiresAt })
  await mailOutbox.enqueue(
    queries,
    { ...signedByBrand(mail, accountName), to: email.toLowerCase() },
    { askedBy: requester.client, askedFrom: requester.address, sentAt: now },
  )
  return answer
}

/**
 * Returns the answer to the same request before, null for a new one. Requests with one key follow each other.
 * @throws Problem 409 for a key with another body
 */
async function earlierAnswer({ services: { sealing }, queries }: Context, body: Body) {
  await lockForTransaction(queries, `comparison ${body.tracking.id}`)
  const [earlier] = await queries
    .select({ bodyHash: mailedComparisons.bodyHash, answer: mailedComparisons.answer })
    .from(mailedComparisons)
    .where(eq(mailedComparisons.trackingId, body.tracking.id))
  if (!earlier) return null
  if (!isSameBody(sealing, body, earlier.bodyHash))
    throw new Problem(409, [{ field: 'tracking.id', code: 'other-body' }])
  return earlier.answer
}
