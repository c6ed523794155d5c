import { randomBytes } from 'node:crypto'
import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import { sha256 } from '../../codes/sha256.ts'
import { useCodeWithDate } from '../../codes/useCodeWithDate.ts'
import type { Operation } from '../../services/Operation.ts'
import type { Services } from '../../services/Services.ts'
import { refused } from '../signatures/signatureRows.ts'
import { signatures } from '../signatures/tables.ts'
import { codeNameOf } from './openSignature.ts'
import { signaturePage } from './signaturePage.ts'
import { openLinkOf, type SignatureLink } from './signingLinks.ts'
import { transferSignaturePage } from './transferSignaturePage.ts'

const SECRET_BYTES = 32
const HOUR_MS = 3_600_000

/**
 * Exchanges the mailed code and the second holder's date of birth for the document to sign, and for the secret
 * that signs or reads the receipt. The first holder entered the address of the link, so the reader of the mail may
 * be a stranger.
 */
export const confirmSignature: Operation<'confirmSignature'> = async (services, request, reply) => {
  const { database, sealing, vendors, now } = services
  const { code, dateOfBirth } = request.body
  const link = await openLinkOf(database.queries, sealing, request.body, now())
  const recipient = { dateOfBirth: link.holder.date_of_Birth, countedAs: `signature ${link.signature.id}` }
  if (!(await useCodeWithDate(services, codeNameOf(link), recipient, { code, dateOfBirth })))
    throw refused('code', 'code-refused')
  reply.header('cache-control', 'no-store')
  const page =
    link.kind === 'application' ? signaturePage(link, services) : transferSignaturePage(link, vendors)
  return { ...page, ...(await newSecret(services, link)) }
}

async function newSecret({ database, now }: Services, { signature }: SignatureLink) {
  const secret = randomBytes(SECRET_BYTES).toString('base64url')
  const secretEndsAt = new Date(now().getTime() + HOUR_MS)
  const { id, tokenHash, signedAt } = signature
  const stored = await database.queries
    .update(signatures)
    .set({ secretHash: sha256(secret), secretEndsAt })
    .where(
      and(
        eq(signatures.id, id),
        eq(signatures.tokenHash, tokenHash ?? ''),
        // A holder who has signed meanwhile gets no secret for signing.
        signedAt === null ? isNull(signatures.signedAt) : isNotNull(signatures.signedAt),
      ),
    )
    .returning({ id: signatures.id })
  // Another link has replaced it meanwhile, or the holder signed on another page.
  if (stored.length === 0) throw refused('token', 'unknown')
  return { secret, secretEndsAt: secretEndsAt.toISOString() }
}
