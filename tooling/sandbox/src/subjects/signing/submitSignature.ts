import { SECOND_HOLDER_DECLARATIONS, signatureMatches } from '@coverkit/core'
import { TRANSFER_AUTHORITY } from '@coverkit/core/transfer'
import { eq } from 'drizzle-orm'
import { sha256 } from '../../codes/sha256.ts'
import type { Queries } from '../../database/Database.ts'
import type { Schema } from '../../document/Schema.ts'
import { withSaveFault } from '../../faults/withSaveFault.ts'
import { signedByBrand } from '../../mail/signedByBrand.ts'
import { type FieldError, Problem } from '../../problem/Problem.ts'
import type { Operation } from '../../services/Operation.ts'
import type { Services } from '../../services/Services.ts'
import { acceptedDocuments } from '../applications/acceptedDocuments.ts'
import { premiumPaid, statedPremium } from '../applications/premiumPaid.ts'
import { signedBySecondMail, signedForFirstMail } from '../signatures/signatureMail.ts'
import { refused, sealSignature } from '../signatures/signatureRows.ts'
import { signatures } from '../signatures/tables.ts'
import { applications } from '../submissions/applicationTables.ts'
import { beginTransfer } from '../transfers/beginTransfer.ts'
import { hasSecret, linkOf, type SignatureLink, signedBefore } from './signingLinks.ts'

type SignRequest = Schema<'SignRequest'>

/** Signs for the second policy holder; the last signature moves the application to review. */
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
  // The answer to this page was lost, so it is sent again.
  if (signature.signedAt !== null && isOwnPage) return answerOf(link, signature.signedAt)
  if (signature.signedAt !== null) throw signedBefore(link)
  if (!isOwnPage) throw refused('secret', 'secret-expired')
  const errors = problemsOf(request, link)
  if (errors.length > 0) throw new Problem(422, errors)
  await storeSignature(services, request, { link, now })
  await completeSigning(services, { link, now })
  await mailBoth(services, { link, now })
  return answerOf(link, now)
}

/** Locks a link's signature, so that two pages sign one after the other. */
async function lockSignature(queries: Queries, token: string): Promise<void> {
  await queries
    .select({ id: signatures.id })
    .from(signatures)
    .where(eq(signatures.tokenHash, sha256(token)))
    .for('update')
}

function problemsOf({ accepted, declarations, signedName }: SignRequest, { holder, kind }: SignatureLink) {
  const { id, version } = kind === 'application' ? SECOND_HOLDER_DECLARATIONS : TRANSFER_AUTHORITY
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
  { queries, sealing, tables, documents }: SignServices,
  { signedName: name, declarations, shownHash }: SignRequest,
  { link, now }: Signing,
): Promise<void> {
  const { signature } = link
  const premium = link.kind === 'application' ? premiumPaid(tables, link.body) : null
  const read = link.kind === 'application' ? acceptedDocuments(documents, link.body) : []
  await queries
    .update(signatures)
    .set({
      signedAt: now,
      sealedSignature: sealSignature(sealing, signature, {
        name,
        declarations,
        shownHash,
        ...(premium && { premium }),
        ...(read.length > 0 && { documents: read.map(({ url: _, ...edition }) => edition) }),
      }),
    })
    .where(eq(signatures.id, signature.id))
}

/** Moves an application to review after the last signature, or sends the letters of a transfer. */
async function completeSigning({ queries }: SignServices, { link, now }: Signing): Promise<void> {
  if (link.kind === 'transfer') return beginTransfer(queries, link.transfer, now)
  const { id } = link.application
  await queries.update(applications).set({ status: 'in-review' }).where(eq(applications.id, id))
}

async function mailBoth(
  { queries, mailOutbox, tables }: SignServices,
  { link, now: sentAt }: Signing,
): Promise<void> {
  const { kind, first, email, reference, signature, accountName } = link
  const to = first.email?.toLowerCase()
  const price = link.kind === 'application' ? statedPremium(tables, link.body) : undefined
  const signed = { reference, signedAt: sentAt, price }
  // Only a holder of an application gets a receipt.
  const until = kind === 'application' ? signature.expiresAt : null
  const toSecond = signedBySecondMail(kind, email, { ...signed, until })
  await mailOutbox.enqueue(queries, signedByBrand(toSecond, accountName), { sentAt })
  if (!to) return
  const toFirst = signedForFirstMail(kind, to, signed)
  await mailOutbox.enqueue(queries, signedByBrand(toFirst, accountName), { sentAt })
}

const answerOf = ({ kind, reference }: SignatureLink, signedAt: Date): Schema<'SignedAnswer'> => ({
  successful: true,
  reference,
  status: kind === 'application' ? 'in-review' : 'in-progress',
  signedAt: signedAt.toISOString(),
})
