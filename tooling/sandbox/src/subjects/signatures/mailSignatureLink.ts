import { randomBytes } from 'node:crypto'
import { isNotNull, isNull } from 'drizzle-orm'
import { sha256 } from '../../codes/sha256.ts'
import type { Queries } from '../../database/Database.ts'
import type { Schema } from '../../document/Schema.ts'
import { maskEmail } from '../../mail/maskEmail.ts'
import { type MailRequester, sendToUnverifiedAddress } from '../../mail/sendToUnverifiedAddress.ts'
import { signedByBrand } from '../../mail/signedByBrand.ts'
import { Problem } from '../../problem/Problem.ts'
import type { Services } from '../../services/Services.ts'
import { identityLinkMail, signatureLinkMail } from './signatureMail.ts'
import { refused, secondSignatureOf, secondSignatureOfTransfer } from './signatureRows.ts'
import { type SignatureSubject, signatureKey } from './signatureSubject.ts'
import { signatures } from './tables.ts'

const DAYS = 14
const DAY_MS = 86_400_000
const TOKEN_BYTES = 32

type LinkServices = Pick<Services, 'mailOutbox' | 'sites' | 'tables' | 'now'> & { queries: Queries }

/** The purpose of a link: to sign, or to prove the identity of a holder who has signed. */
type LinkPurpose = 'sign' | 'identity'

/**
 * Mails the second policy holder a link, which replaces any earlier one. Runs inside the caller's transaction.
 * @throws Problem 422 `not-needed`, `no-site`, `signed` or for an identity check `not-signed`, 429 `mail-limit`
 */
export async function mailSignatureLink(
  { queries, mailOutbox, sites, tables, now: clock }: LinkServices,
  subject: SignatureSubject,
  requester: MailRequester,
  purpose: LinkPurpose = 'sign',
): Promise<Schema<'SignatureLinkAnswer'>> {
  const { email, accountName } = subject
  if (email === null) throw refused('', 'not-needed')
  const site = sites.get(accountName)
  if (site === undefined) throw refused('', 'no-site')
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  const sentAt = clock()
  const expiresAt = new Date(sentAt.getTime() + DAYS * DAY_MS)
  // The token follows the #, which browsers send to no server and not in the Referer.
  const hash = purpose === 'identity' ? `identity=${token}` : token
  const content = { link: `${site}/sign#${hash}`, expiresAt }
  const mail =
    purpose === 'identity'
      ? identityLinkMail(email, content)
      : signatureLinkMail(subject.kind, email, {
          ...content,
          price: subject.price?.(tables),
        })
  await sendToUnverifiedAddress({ queries, mailOutbox }, signedByBrand(mail, accountName), requester, {
    use: { submission: subject.id },
    now: sentAt,
  })
  await storeLink(queries, subject, purpose, { tokenHash: sha256(token), sentAt, expiresAt })
  return {
    successful: true,
    email: maskEmail(email.toLowerCase()),
    sentAt: sentAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
  }
}

/**
 * Requests the second signature of a submission, in its transaction. If the limits allow no mail, the submission
 * still counts: the first holder can have the link sent later.
 */
export async function requestSecondSignature(
  services: LinkServices,
  status: Schema<'ApplicationStatus'> | Schema<'TransferStatus'>,
  subject: SignatureSubject,
  requester: MailRequester,
): Promise<void> {
  if (status !== 'waiting-for-second-signature') return
  // A concurrent copy of the submission has requested it already.
  if (await signatureOf(services.queries, subject)) return
  try {
    await mailSignatureLink(services, subject, requester)
  } catch (error) {
    if (!(error instanceof Problem)) throw error
  }
}

const signatureOf = (queries: Queries, { kind, id }: SignatureSubject) =>
  kind === 'application' ? secondSignatureOf(queries, id) : secondSignatureOfTransfer(queries, id)

interface NewLink {
  tokenHash: string
  sentAt: Date
  expiresAt: Date
}

async function storeLink(
  queries: Queries,
  subject: SignatureSubject,
  purpose: LinkPurpose,
  link: NewLink,
): Promise<void> {
  const set = { ...link, secretHash: null, secretEndsAt: null }
  const of = subject.kind === 'application' ? signatures.application : signatures.transfer
  const [row] = await queries
    .insert(signatures)
    .values({ ...signatureKey(subject), ...set })
    .onConflictDoUpdate({
      target: [of, signatures.holder],
      set,
      setWhere: purpose === 'identity' ? isNotNull(signatures.signedAt) : isNull(signatures.signedAt),
    })
    .returning({ id: signatures.id })
  if (!row) throw refused('', purpose === 'identity' ? 'not-signed' : 'signed')
}
