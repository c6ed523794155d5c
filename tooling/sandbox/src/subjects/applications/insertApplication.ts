import { randomBytes, randomUUID } from 'node:crypto'
import { sha256 } from '../../codes/sha256.ts'
import type { Queries } from '../../database/Database.ts'
import { lockForTransaction } from '../../database/lockForTransaction.ts'
import type { Schema } from '../../document/Schema.ts'
import { Problem } from '../../problem/Problem.ts'
import type { Sealing } from '../../sealing/makeSealing.ts'
import { newReference, REFERENCE_TRIES } from '../../services/newReference.ts'
import type { Services } from '../../services/Services.ts'
import { applications } from '../submissions/applicationTables.ts'
import {
  type ApplicationRow,
  answerOf,
  clearPartial,
  earlierRow,
  hashOfBody,
  refuseOthers,
  refuseSubmitted,
  sealBody,
} from './applicationRows.ts'
import { enqueueSubmissionMail } from './enqueueSubmissionMail.ts'

const SECRET_BYTES = 32

/** A save: the draft, its owner and the time. */
export interface ApplicationSave {
  body: Schema<'SaveApplicationRequest'>
  owner: string | null
  draftKey: string
  /** The network of the request; null exempts this machine from limits. */
  address: string | null
  now: Date
}

/**
 * Inserts a revision exactly once, inside the caller's transaction, and a submission with the message about it. A
 * visitor's submission has the hash of its secret. If the visitor sent none, the backend creates one and answers
 * it once.
 * @throws Problem 409 for another body under the same key, for another customer's draft, and for a submitted one
 */
export async function insertApplication(
  services: Pick<Services, 'sealing' | 'mailOutbox' | 'sites' | 'tables'> & { queries: Queries },
  save: ApplicationSave,
): Promise<Schema<'SaveApplicationAnswer'>> {
  const { queries, sealing } = services
  const { body, owner, draftKey } = save
  await lockForTransaction(queries, `application ${draftKey}`)
  const earlier = await earlierRow(queries, sealing, body, owner)
  if (earlier) return answerOf(sealing, earlier, body)
  await refuseOthers(queries, draftKey, owner)
  await refuseSubmitted(queries, draftKey)
  const isSubmitted = body.applicationDetails.customer_Status === 'Application in Progress'
  if (isSubmitted) await clearPartial(queries, draftKey)
  const needsSecret = isSubmitted && owner === null
  const secret = needsSecret && !body.secretHash ? randomBytes(SECRET_BYTES).toString('base64url') : null
  const visitorsHash = needsSecret ? (body.secretHash ?? null) : null
  const secretHash = secret === null ? visitorsHash : sha256(secret)
  const row = await insertRow(queries, sealing, save, { isSubmitted, secretHash })
  if (isSubmitted) await enqueueSubmissionMail(services, row, save)
  return { ...answerOf(sealing, row, body), ...(secret !== null && { secret }) }
}

async function insertRow(
  queries: Queries,
  sealing: Sealing,
  { body, owner, draftKey, now }: ApplicationSave,
  { isSubmitted, secretHash }: { isSubmitted: boolean; secretHash: string | null },
): Promise<ApplicationRow> {
  const { id: trackingId, clientId, draft, rev } = body.tracking
  const id = randomUUID()
  const submitted = body.policyHolderDetails ? 'waiting-for-second-signature' : 'in-review'
  for (let tries = 0; tries < REFERENCE_TRIES; tries++) {
    const row: ApplicationRow = {
      id,
      trackingId,
      clientId,
      draft,
      draftKey,
      rev,
      owner,
      bodyHash: hashOfBody(sealing, body, owner),
      status: isSubmitted ? submitted : 'partial',
      reference: isSubmitted ? newReference() : null,
      secretHash,
      sealedBody: sealBody(sealing, id, body),
      savedAt: now,
    }
    const added = await queries
      .insert(applications)
      .values(row)
      .onConflictDoNothing()
      .returning({ id: applications.id })
    if (added.length > 0) return row
    // A concurrent request may have used the key for another draft; otherwise the reference is taken.
    await earlierRow(queries, sealing, body, owner)
  }
  throw new Problem(503, [{ field: '', code: 'busy' }], 1)
}
