import { eq, type SQL } from 'drizzle-orm'
import { isSha256Of } from '../../codes/isSha256Of.ts'
import { sha256 } from '../../codes/sha256.ts'
import type { Queries } from '../../database/Database.ts'
import type { Schema } from '../../document/Schema.ts'
import type { Sealing } from '../../sealing/makeSealing.ts'
import { type ApplicationRow, openBody } from '../applications/applicationRows.ts'
import { refused, type SignatureRow } from '../signatures/signatureRows.ts'
import { signatures } from '../signatures/tables.ts'
import { applications } from '../submissions/applicationTables.ts'
import { transfers } from '../submissions/transferTables.ts'
import { openTransfer, secondHolderOf, type TransferRow } from '../transfers/transferRows.ts'

type Body = Schema<'SaveApplicationRequest'>
type Holder = Schema<'PolicyHolder'>

interface LinkToSign {
  signature: SignatureRow
  /** The first policy holder. */
  first: Holder
  /** The holder who signs. */
  holder: Holder
  email: string
  reference: string
  accountName: string
}

export interface ApplicationLink extends LinkToSign {
  kind: 'application'
  application: ApplicationRow
  body: Body
}

export interface TransferLink extends LinkToSign {
  kind: 'transfer'
  transfer: TransferRow
  body: Schema<'SaveTransferRequest'>
}

/** The submission that a link opens. */
export type SignatureLink = ApplicationLink | TransferLink

/** Checks a secret against the one that the latest code was exchanged for, within its hour. */
export function hasSecret({ signature }: SignatureLink, secret: string, now: Date): boolean {
  const { secretHash, secretEndsAt } = signature
  return secretHash !== null && isSha256Of(secret, secretHash) && secretEndsAt !== null && secretEndsAt > now
}

/** Returns the error for a used link. Only an application then offers a receipt, so the codes differ. */
export const signedBefore = ({ kind }: SignatureLink) =>
  refused('token', kind === 'application' ? 'signed' : 'transfer-signed')

/**
 * Finds the submission of a link by its token, even if the link no longer works.
 * @throws Problem 422 `unknown`, for another brand's site and an unknown token alike
 */
export async function linkOf(
  queries: Queries,
  sealing: Sealing,
  { token, accountName }: Schema<'SignatureLink'>,
): Promise<SignatureLink> {
  const link = await linkWhere(queries, sealing, eq(signatures.tokenHash, sha256(token)))
  if (!link || link.email === '' || link.accountName !== accountName) throw refused('token', 'unknown')
  return link
}

/**
 * Finds the link whose code was exchanged for a secret, within its hour.
 * @throws Problem 422 `secret-expired`, for an old and an unknown secret alike
 */
export async function linkOfSecret(
  queries: Queries,
  sealing: Sealing,
  secret: string,
  now: Date,
): Promise<SignatureLink> {
  const link = await linkWhere(queries, sealing, eq(signatures.secretHash, sha256(secret)))
  if (!link || !hasSecret(link, secret, now)) throw refused('secret', 'secret-expired')
  return link
}

/** Finds the link of a signature; null if there is none. */
export async function linkWhere(
  queries: Queries,
  sealing: Sealing,
  where: SQL,
): Promise<SignatureLink | null> {
  const [row] = await queries
    .select({ signature: signatures, application: applications, transfer: transfers })
    .from(signatures)
    .leftJoin(applications, eq(signatures.application, applications.id))
    .leftJoin(transfers, eq(signatures.transfer, transfers.id))
    .where(where)
  return row ? linkOfRow(sealing, row) : null
}

/** Returns the link of a signature that was read together with its submission. */
export const linkOfRow = (sealing: Sealing, row: Joined): SignatureLink | null =>
  ofApplication(sealing, row) ?? ofTransfer(sealing, row)

interface Joined {
  signature: SignatureRow
  application: ApplicationRow | null
  transfer: TransferRow | null
}

const emailOf = ({ email }: Holder) => email?.toLowerCase() ?? ''

function ofApplication(sealing: Sealing, { signature, application }: Joined): ApplicationLink | null {
  const body = application && openBody(sealing, application)
  const holder = body?.policyHolderDetails
  if (!application || !holder) return null
  const { reference } = application
  const { accountName } = body.applicationDetails
  const common = { signature, holder, email: emailOf(holder), reference: reference ?? '', accountName }
  return { kind: 'application', application, body, first: body.contactDetails, ...common }
}

function ofTransfer(sealing: Sealing, { signature, transfer }: Joined): TransferLink | null {
  const body = transfer && openTransfer(sealing, transfer)
  const holder = body && secondHolderOf(body)
  if (!holder) return null
  const { accountName, policyOwnerDetails: first } = body
  const reference = transfer.reference ?? ''
  return {
    kind: 'transfer',
    transfer,
    body,
    first,
    signature,
    holder,
    email: emailOf(holder),
    reference,
    accountName,
  }
}

export const isExpired = ({ expiresAt }: SignatureRow, now: Date): boolean =>
  expiresAt === null || expiresAt <= now

/**
 * Finds a link that still works for signing or, after the signature, for the receipt or the identity check.
 * @throws Problem 422 `unknown`, `signed`, `transfer-signed` or `expired`; for a receipt `not-signed` or
 * `receipt-expired`; for an identity check `not-signed` or `identity-expired`
 */
export async function openLinkOf(
  queries: Queries,
  sealing: Sealing,
  given: Schema<'OpenSignatureRequest'>,
  now: Date,
): Promise<SignatureLink> {
  const link = await linkOf(queries, sealing, given)
  const { signature } = link
  if (given.purpose === 'identity') {
    if (signature.signedAt === null) throw refused('token', 'not-signed')
    if (isExpired(signature, now)) throw refused('token', 'identity-expired')
    return link
  }
  if (given.purpose === 'receipt') {
    // A transfer has letters instead of a receipt.
    if (link.kind === 'transfer') throw refused('token', 'unknown')
    if (signature.signedAt === null) throw refused('token', 'not-signed')
    if (isExpired(signature, now)) throw refused('token', 'receipt-expired')
    return link
  }
  if (signature.signedAt !== null) throw signedBefore(link)
  if (isExpired(signature, now)) throw refused('token', 'expired')
  return link
}
