import { randomBytes } from 'node:crypto'
import { type Caller, callerOf } from '../../auth/authenticate.ts'
import { remoteAddressOf } from '../../auth/remoteAddressOf.ts'
import { sha256 } from '../../codes/sha256.ts'
import type { Queries } from '../../database/Database.ts'
import { DAY_MS } from '../../database/retentionRule.ts'
import type { Schema } from '../../document/Schema.ts'
import { withSaveFault } from '../../faults/withSaveFault.ts'
import { sendToUnverifiedAddress } from '../../mail/sendToUnverifiedAddress.ts'
import { signedByBrand } from '../../mail/signedByBrand.ts'
import { type FieldError, Problem } from '../../problem/Problem.ts'
import type { Operation } from '../../services/Operation.ts'
import type { Services } from '../../services/Services.ts'
import { customerOf } from '../accounts/customerOf.ts'
import { requireProof } from '../accounts/requireProof.ts'
import { trustedLinkMail, trustedLinkSentMail } from './inCaseMails.ts'
import { inCaseAnswer, personOf } from './inCasePage.ts'
import { storeInCase } from './inCaseRows.ts'
import { personPurpose } from './tables.ts'

const YEAR_MS = 365 * DAY_MS
const TOKEN_BYTES = 32

/** Mails a link to the one trusted person after a proof of identity, in place of any earlier link. */
export const sendTrustedLink: Operation<'sendTrustedLink'> = async (services, request, reply) => {
  const { database, faults, mailOutbox } = services
  const caller = callerOf(request)
  return withSaveFault(faults.of(caller.subject).saves, reply, async () => {
    await checkLink(services, caller, request.body)
    await requireProof(services, caller)
    const address = remoteAddressOf(request, services)
    const row = await database.queries.transaction((queries) =>
      storeAndMail({ ...services, queries }, caller, { body: request.body, address }),
    )
    mailOutbox.dispatch()
    return inCaseAnswer({ ...services, queries: database.queries }, caller.subject, row)
  })
}

/** @throws Problem 422 */
async function checkLink(
  { database, sealing, sites }: Services,
  caller: Caller,
  { email, accountName }: Schema<'TrustedLinkRequest'>,
): Promise<void> {
  const { queries } = database
  const errors: FieldError[] = []
  if (!sites.has(accountName)) errors.push({ field: 'accountName', code: 'unknown' })
  if ((await customerOf(queries, caller)).email === email.toLowerCase())
    errors.push({ field: 'email', code: 'own' })
  const { dateOfBirth } = await personOf({ queries, sealing }, caller.subject)
  if (dateOfBirth === null) errors.push({ field: 'dateOfBirth', code: 'required' })
  if (errors.length > 0) throw new Problem(422, errors)
}

async function storeAndMail(
  services: Services & { queries: Queries },
  caller: Caller,
  { body, address }: { body: Schema<'TrustedLinkRequest'>; address: string | null },
) {
  const { queries, sealing, mailOutbox, sites, now } = services
  const { accountName } = body
  const owner = caller.subject
  const email = body.email.toLowerCase()
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  const sentAt = now()
  const expiresAt = new Date(sentAt.getTime() + YEAR_MS)
  // The token follows the #, which browsers send to no server and not in the Referer.
  const href = `${sites.get(accountName)}/account/trusted-person#${token}`
  await sendToUnverifiedAddress(
    services,
    signedByBrand(trustedLinkMail(email, { href, expiresAt }), accountName),
    { client: owner, address },
    { use: 'trusted person', now: sentAt },
  )
  const { email: own } = await customerOf(queries, caller)
  if (own) {
    const mail = signedByBrand(trustedLinkSentMail(own, { email, expiresAt }), accountName)
    await mailOutbox.enqueue(queries, mail, { sentAt })
  }
  return storeInCase({ queries, sealing }, owner, {
    savedAt: sentAt,
    tokenHash: sha256(token),
    sealedPerson: sealing.seal(personPurpose(owner), JSON.stringify({ email, accountName })),
    sentAt,
    expiresAt,
    openedAt: null,
    remindedAt: null,
  })
}
