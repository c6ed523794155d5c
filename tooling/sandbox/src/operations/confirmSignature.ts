import { randomBytes } from 'node:crypto'
import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import { useCode } from '../codes/oneTimeCodes.ts'
import { sha256 } from '../codes/sha256.ts'
import { signatures } from '../database/schema.ts'
import { Problem } from '../problem/Problem.ts'
import type { Operation } from './Operation.ts'
import { codeNameOf } from './openSignature.ts'
import type { Services } from './Services.ts'
import { signaturePage } from './signaturePage.ts'
import { openLinkOf, refused, type SignatureLink } from './signatureRows.ts'
import { transferSignaturePage } from './transfer/transferSignaturePage.ts'

const SECRET_BYTES = 32
const HOUR_MS = 3_600_000

/** Exchanges the mailed code for what is to be signed, and for the secret that signs or reads the receipt. */
export const confirmSignature: Operation<'confirmSignature'> = async (services, request, reply) => {
  const { database, sealing, tables, vendors, now } = services
  const link = await openLinkOf(database.queries, sealing, request.body, now())
  const outcome = await useCode(services, codeNameOf(link), request.body.code)
  if (outcome === 'too-many-tries') throw new Problem(429, [{ field: 'code', code: outcome }], HOUR_MS / 1000)
  if (outcome !== 'right') throw refused('code', `code-${outcome}`)
  reply.header('cache-control', 'no-store')
  const page =
    link.kind === 'application' ? signaturePage(link, tables) : transferSignaturePage(link, vendors)
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
        // Somebody who has signed meanwhile gets no secret that was to sign.
        signedAt === null ? isNull(signatures.signedAt) : isNotNull(signatures.signedAt),
      ),
    )
    .returning({ id: signatures.id })
  // Another link has taken its place meanwhile, or the signature came from another page.
  if (stored.length === 0) throw refused('token', 'unknown')
  return { secret, secretEndsAt: secretEndsAt.toISOString() }
}
