import { randomBytes } from 'node:crypto'
import { isNull } from 'drizzle-orm'
import { sha256 } from '../codes/sha256.ts'
import type { Queries } from '../database/Database.ts'
import { signatures } from '../database/schema.ts'
import type { Schema } from '../document/Schema.ts'
import { maskEmail } from '../mail/maskEmail.ts'
import { type MailRequester, sendToUnverifiedAddress } from '../mail/sendToUnverifiedAddress.ts'
import { signatureLinkMail } from '../mail/signatureMail.ts'
import { Problem } from '../problem/Problem.ts'
import type { Services } from './Services.ts'
import { refused, SECOND_HOLDER, secondSignatureOf } from './signatureRows.ts'

const DAYS = 14
const DAY_MS = 86_400_000
const TOKEN_BYTES = 32

type Body = Schema<'SaveApplicationRequest'>
type LinkServices = Pick<Services, 'mailOutbox' | 'sites' | 'now'> & { queries: Queries }

/**
 * Mails the second policy holder a link to sign, in place of any earlier one. Runs inside the caller's transaction.
 *
 * @throws Problem 422 `not-needed`, `no-site` or `signed`, 429 `mail-limit`
 */
export async function mailSignatureLink(
  { queries, mailOutbox, sites, now: clock }: LinkServices,
  application: string,
  { policyHolderDetails: holder, applicationDetails: { accountName } }: Body,
  requester: MailRequester,
): Promise<Schema<'SignatureLinkAnswer'>> {
  if (!holder?.email) throw refused('', 'not-needed')
  const site = sites.get(accountName)
  if (site === undefined) throw refused('', 'no-site')
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  const sentAt = clock()
  const expiresAt = new Date(sentAt.getTime() + DAYS * DAY_MS)
  // The token follows the #, so that no server and no Referer ever sees it.
  const mail = signatureLinkMail(holder.email, `${site}/sign#${token}`, expiresAt)
  await sendToUnverifiedAddress({ queries, mailOutbox }, mail, requester, sentAt)
  await storeLink(queries, application, { tokenHash: sha256(token), sentAt, expiresAt })
  return {
    successful: true,
    email: maskEmail(holder.email.toLowerCase()),
    sentAt: sentAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
  }
}

/**
 * Asks for the second signature of a submission that waits for one, in its transaction. Where the limits allow no mail, or
 * nobody knows the brand's site, the submission counts all the same: the first holder can have the link sent later.
 */
export async function requestSecondSignature(
  services: LinkServices,
  { id, status }: Pick<Schema<'SaveApplicationAnswer'>, 'id' | 'status'>,
  body: Body,
  requester: MailRequester,
): Promise<void> {
  if (status !== 'waiting-for-second-signature') return
  // The same submission twice at once is one, and so is its mail.
  if (await secondSignatureOf(services.queries, id)) return
  try {
    await mailSignatureLink(services, id, body, requester)
  } catch (error) {
    if (!(error instanceof Problem)) throw error
  }
}

interface NewLink {
  tokenHash: string
  sentAt: Date
  expiresAt: Date
}

async function storeLink(queries: Queries, application: string, link: NewLink): Promise<void> {
  const set = { ...link, secretHash: null, secretEndsAt: null }
  const [row] = await queries
    .insert(signatures)
    .values({ application, holder: SECOND_HOLDER, ...set })
    .onConflictDoUpdate({
      target: [signatures.application, signatures.holder],
      set,
      setWhere: isNull(signatures.signedAt),
    })
    .returning({ application: signatures.application })
  if (!row) throw refused('', 'signed')
}
