import { eq, type SQL } from 'drizzle-orm'
import { isSha256Of } from '../codes/isSha256Of.ts'
import { sha256 } from '../codes/sha256.ts'
import type { Queries } from '../database/Database.ts'
import { applications, signatures } from '../database/schema.ts'
import type { Schema } from '../document/Schema.ts'
import { Problem } from '../problem/Problem.ts'
import type { Sealing } from '../sealing/makeSealing.ts'
import { type ApplicationRow, openBody } from './applicationRows.ts'

/** The holder who signs by a link; the first signs with the submission. */
export const SECOND_HOLDER = 2

export type SignatureRow = typeof signatures.$inferSelect
type Body = Schema<'SaveApplicationRequest'>

/** What a link to sign leads to. */
export interface SignatureLink {
  signature: SignatureRow
  application: ApplicationRow
  body: Body
  /** Whoever signs. */
  holder: NonNullable<Body['policyHolderDetails']>
  email: string
}

/** What a second policy holder has signed, as it lies in the row. */
export interface SealedSignature {
  name: string
  declarations: Schema<'DeclarationsVersion'>
  shownHash: string
  /** As it was shown. Prices of later do not change what was signed; missing in what earlier releases stored. */
  premium?: Schema<'SubmittedApplication'>['premium']
}

const purposeOf = (application: string, holder: number) => `signature ${application} ${holder}`

export const sealSignature = (
  sealing: Sealing,
  { application, holder }: SignatureRow,
  signature: SealedSignature,
): string => sealing.seal(purposeOf(application, holder), JSON.stringify(signature))

/** What a second policy holder has signed; null before. */
export const openSigned = (
  sealing: Sealing,
  { application, holder, sealedSignature }: SignatureRow,
): SealedSignature | null =>
  sealedSignature === null ? null : JSON.parse(sealing.open(purposeOf(application, holder), sealedSignature))

/** Whether a secret is the one that the latest code of a link was exchanged for, within its hour. */
export function hasSecret({ signature }: SignatureLink, secret: string, now: Date): boolean {
  const { secretHash, secretEndsAt } = signature
  return secretHash !== null && isSha256Of(secret, secretHash) && secretEndsAt !== null && secretEndsAt > now
}

export const refused = (field: string, code: string) => new Problem(422, [{ field, code }])

const joined = (queries: Queries, where: SQL) =>
  queries
    .select({ signature: signatures, application: applications })
    .from(signatures)
    .innerJoin(applications, eq(signatures.application, applications.id))
    .where(where)

/** The second signature of a submission; undefined where none was asked for. */
export async function secondSignatureOf(
  queries: Queries,
  application: string,
): Promise<SignatureRow | undefined> {
  const [row] = await queries.select().from(signatures).where(eq(signatures.application, application))
  return row
}

/**
 * What the link of a token leads to, whether or not it still works.
 *
 * @throws Problem 422 `unknown`, for another brand's site as for a token that nobody has
 */
export async function linkOf(
  queries: Queries,
  sealing: Sealing,
  { token, accountName }: Schema<'SignatureLink'>,
): Promise<SignatureLink> {
  const [row] = await joined(queries, eq(signatures.tokenHash, sha256(token)))
  const body = row && openBody(sealing, row.application)
  const holder = body?.policyHolderDetails
  const email = holder?.email
  if (!row || !holder || !email || body.applicationDetails.accountName !== accountName)
    throw refused('token', 'unknown')
  return { ...row, body, holder, email: email.toLowerCase() }
}

export const isExpired = ({ expiresAt }: SignatureRow, now: Date): boolean =>
  expiresAt === null || expiresAt <= now

/**
 * The same, for who may still sign by it or, having signed, get their receipt.
 *
 * @throws Problem 422 `unknown`, `signed` or `expired`; for a receipt `not-signed` or `receipt-expired`
 */
export async function openLinkOf(
  queries: Queries,
  sealing: Sealing,
  given: Schema<'OpenSignatureRequest'>,
  now: Date,
): Promise<SignatureLink> {
  const link = await linkOf(queries, sealing, given)
  const { signature } = link
  if (given.purpose === 'receipt') {
    if (signature.signedAt === null) throw refused('token', 'not-signed')
    if (isExpired(signature, now)) throw refused('token', 'receipt-expired')
    return link
  }
  if (signature.signedAt !== null) throw refused('token', 'signed')
  if (isExpired(signature, now)) throw refused('token', 'expired')
  return link
}
