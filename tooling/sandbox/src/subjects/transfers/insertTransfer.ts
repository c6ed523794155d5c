import { randomUUID } from 'node:crypto'
import { and, inArray, isNull } from 'drizzle-orm'
import type { Queries } from '../../database/Database.ts'
import { lockForTransaction } from '../../database/lockForTransaction.ts'
import { signedByBrand } from '../../mail/signedByBrand.ts'
import { Problem } from '../../problem/Problem.ts'
import { newReference, REFERENCE_TRIES } from '../../services/newReference.ts'
import type { Services } from '../../services/Services.ts'
import { mayMailSubmission } from '../applications/enqueueSubmissionMail.ts'
import { requestSecondSignature } from '../signatures/mailSignatureLink.ts'
import { transferPolicies, transfers } from '../submissions/transferTables.ts'
import { beginTransfer } from './beginTransfer.ts'
import { policiesOf, storePolicies } from './policyRows.ts'
import { storedHashOf } from './storedHashOf.ts'
import { subjectOfTransfer } from './subjectOfTransfer.ts'
import { transferSubmittedMail } from './transferMail.ts'
import {
  clearPartialTransfers,
  earlierTransfer,
  hashOfTransfer,
  isOvertaken,
  latestOf,
  refuseOthers,
  SUBMITTED,
  sealTransfer,
  secondHolderOf,
  type TransferBody,
  type TransferRow,
} from './transferRows.ts'

/** A save: the draft, its owner and the time. */
export interface TransferSave {
  body: TransferBody
  owner: string | null
  draftKey: string
  /** The network of the request; null exempts this machine from limits. */
  address: string | null
  now: Date
}

type InsertServices = Pick<Services, 'sealing' | 'mailOutbox' | 'sites' | 'tables' | 'now'> & {
  queries: Queries
}

/**
 * Inserts a revision exactly once, inside the caller's transaction, with its policies; an outdated revision
 * changes none of them. A submission is inserted with its messages, and moves its policies once every holder has
 * signed.
 * @throws Problem 409 for another body under the same key, for another person's draft, and for a submitted one
 */
export async function insertTransfer(services: InsertServices, save: TransferSave): Promise<TransferRow> {
  const { queries, sealing } = services
  const { body, owner, draftKey, now } = save
  await lockForTransaction(queries, `transfer ${draftKey}`)
  const earlier = await earlierTransfer(queries, sealing, body, owner)
  if (earlier) return earlier
  const latest = await latestOf(queries, draftKey)
  refuseOthers(latest, body, owner)
  const isSubmitted = body.customer_Status === SUBMITTED
  if (isSubmitted) await clearPartialTransfers(queries, draftKey)
  const row = await insertRow(services, save, isSubmitted)
  if (isSubmitted || !(await isOvertaken(queries, draftKey, body)))
    await storePolicies(queries, sealing, { list: body.policiesList, isSubmitted, draftKey, owner, now })
  return isSubmitted ? submit(services, row, save) : row
}

async function insertRow(
  { queries, sealing }: InsertServices,
  { body, owner, draftKey, now }: TransferSave,
  isSubmitted: boolean,
): Promise<TransferRow> {
  const { id: trackingId, clientId, draft, rev } = body.tracking
  const id = randomUUID()
  const submitted = secondHolderOf(body) ? 'waiting-for-second-signature' : 'in-progress'
  for (let tries = 0; tries < REFERENCE_TRIES; tries++) {
    const row: TransferRow = {
      id,
      trackingId,
      clientId,
      draft,
      draftKey,
      rev,
      owner,
      bodyHash: hashOfTransfer(sealing, body, owner),
      status: isSubmitted ? submitted : 'partial',
      reference: isSubmitted ? newReference() : null,
      secretHash: storedHashOf(body, owner),
      sealedBody: sealTransfer(sealing, id, body),
      savedAt: now,
    }
    const added = await queries
      .insert(transfers)
      .values(row)
      .onConflictDoNothing()
      .returning({ id: transfers.id })
    if (added.length > 0) return row
    // A concurrent request may have used the key for another draft; otherwise the reference is taken.
    await earlierTransfer(queries, sealing, body, owner)
  }
  throw new Problem(503, [{ field: '', code: 'busy' }], 1)
}

async function submit(
  services: InsertServices,
  row: TransferRow,
  { body, owner, draftKey, address, now }: TransferSave,
): Promise<TransferRow> {
  const { queries } = services
  const policies = await policiesOf(queries, body.policiesList, { draftKey, owner })
  const ids = policies.flatMap((policy) => (policy ? [policy.id] : []))
  await queries
    .update(transferPolicies)
    .set({ transfer: row.id })
    .where(and(inArray(transferPolicies.id, ids), isNull(transferPolicies.stage)))
  if (row.status === 'in-progress') await beginTransfer(queries, row, now)
  await enqueueMail(services, row, { body, address, now })
  const requester = { client: row.clientId, address }
  await requestSecondSignature(services, row.status, subjectOfTransfer(row.id, body), requester)
  return row
}

/** Mails within limits, since a visitor can enter any address; past them the submission is stored without mail. */
async function enqueueMail(
  { queries, mailOutbox, sites }: InsertServices,
  { reference, status }: TransferRow,
  { body, address, now }: Pick<TransferSave, 'body' | 'address' | 'now'>,
): Promise<void> {
  const { email } = body.policyOwnerDetails
  if (!email || reference === null) return
  const to = email.toLowerCase()
  if (!(await mayMailSubmission(queries, to, { address, now }))) return
  const site = sites.get(body.accountName) ?? null
  const isWaiting = status === 'waiting-for-second-signature'
  const mail = transferSubmittedMail(to, { reference, site, isWaiting })
  await mailOutbox.enqueue(queries, signedByBrand(mail, body.accountName), { sentAt: now })
}
