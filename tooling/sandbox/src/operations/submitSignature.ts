import { SECOND_HOLDER_DECLARATIONS, signatureMatches } from '@coverkit/core'
import { and, eq } from 'drizzle-orm'
import { sha256 } from '../codes/sha256.ts'
import type { Queries } from '../database/Database.ts'
import { applications, signatures } from '../database/schema.ts'
import type { Schema } from '../document/Schema.ts'
import { withSaveFault } from '../faults/withSaveFault.ts'
import { signedBySecondMail, signedForFirstMail } from '../mail/signatureMail.ts'
import { type FieldError, Problem } from '../problem/Problem.ts'
import type { Operation } from './Operation.ts'
import { premiumPaid } from './premiumPaid.ts'
import type { Services } from './Services.ts'
import { hasSecret, linkOf, refused, type SignatureLink, sealSignature } from './signatureRows.ts'

type SignRequest = Schema<'SignRequest'>

/** Signs for the second policy holder: with the last signature the application is in review. */
export const submitSignature: Operation<'submitSignature'> = async (services, request, reply) =>
  withSaveFault(services.faults.of(request.ip).saves, reply, async () => {
    const answer = await services.database.queries.transaction((queries) =>
      sign({ ...services, queries }, request.body),
    )
    services.mailOutbox.dispatch()
    return answer
  })

type SignServices = Services & { queries: Queries }

async function sign(services: SignServices, request: SignRequest): Promise<Schema<'SignedAnswer'>> {
  const { queries, sealing, now: clock } = services
  const now = clock()
  await lockSignature(queries, request.token)
  const link = await linkOf(queries, sealing, request)
  const { signature } = link
  const isOwnPage = hasSecret(link, request.secret, now)
  // The answer to this very page was lost.
  if (signature.signedAt !== null && isOwnPage) return answerOf(link, signature.signedAt)
  if (signature.signedAt !== null) throw refused('token', 'signed')
  if (!isOwnPage) throw refused('secret', 'secret-expired')
  const errors = problemsOf(request, link)
  if (errors.length > 0) throw new Problem(422, errors)
  await storeSignature(services, request, { link, now })
  await mailBoth(services, { link, now })
  return answerOf(link, now)
}

/** Two pages that sign at once come one after the other. */
async function lockSignature(queries: Queries, token: string): Promise<void> {
  await queries
    .select({ application: signatures.application })
    .from(signatures)
    .where(eq(signatures.tokenHash, sha256(token)))
    .for('update')
}

function problemsOf({ accepted, declarations, signedName }: SignRequest, { holder }: SignatureLink) {
  const { id, version } = SECOND_HOLDER_DECLARATIONS
  const isCurrent = declarations.id === id && declarations.version === version
  const name = { firstName: holder.first_Name, lastName: holder.last_Name }
  const errors: FieldError[] = []
  if (!accepted) errors.push({ field: 'accepted', code: 'required' })
  if (!isCurrent) errors.push({ field: 'declarations', code: 'outdated' })
  if (!signatureMatches(signedName, name)) errors.push({ field: 'signedName', code: 'match' })
  return errors
}

interface Signing {
  link: SignatureLink
  now: Date
}

async function storeSignature(
  { queries, sealing, tables }: SignServices,
  { signedName: name, declarations, shownHash }: SignRequest,
  { link: { signature, body }, now }: Signing,
): Promise<void> {
  const { application, holder } = signature
  const premium = premiumPaid(tables, body)
  await queries
    .update(signatures)
    .set({
      signedAt: now,
      sealedSignature: sealSignature(sealing, signature, {
        name,
        declarations,
        shownHash,
        ...(premium && { premium }),
      }),
    })
    .where(and(eq(signatures.application, application), eq(signatures.holder, holder)))
  await queries.update(applications).set({ status: 'in-review' }).where(eq(applications.id, application))
}

async function mailBoth(
  { queries, mailOutbox }: SignServices,
  { link: { signature, application, body, email }, now: sentAt }: Signing,
): Promise<void> {
  const reference = application.reference ?? ''
  const first = body.contactDetails.email?.toLowerCase()
  await mailOutbox.enqueue(
    queries,
    signedBySecondMail(email, reference, { signedAt: sentAt, until: signature.expiresAt }),
    { sentAt },
  )
  if (first) await mailOutbox.enqueue(queries, signedForFirstMail(first, reference, sentAt), { sentAt })
}

const answerOf = ({ application: { reference } }: SignatureLink, signedAt: Date): Schema<'SignedAnswer'> => ({
  successful: true,
  reference: reference ?? '',
  status: 'in-review',
  signedAt: signedAt.toISOString(),
})
