import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import { callerOf } from '../../auth/authenticate.ts'
import { mayMailCode } from '../../codes/mayMailCode.ts'
import { makeCode, useCode } from '../../codes/oneTimeCodes.ts'
import type { Queries } from '../../database/Database.ts'
import { signedByBrand } from '../../mail/signedByBrand.ts'
import { Problem } from '../../problem/Problem.ts'
import type { Operation } from '../../services/Operation.ts'
import type { Services } from '../../services/Services.ts'
import {
  claimant,
  claimName,
  limitTries,
  mayMailClaim,
  REFERENCE_LENGTH,
} from '../applications/claimApplication.ts'
import { claimMail } from '../applications/claimMail.ts'
import { transferPolicies, transfers } from '../submissions/transferTables.ts'
import { readSubmittedTransfer } from './submittedTransfer.ts'
import { openTransfer, type TransferRow } from './transferRows.ts'

/** Mails a code to the first holder of a transfer without an owner, as `claimApplication` does. */
export const claimTransfer: Operation<'claimTransfer'> = async (services, request) => {
  const caller = await claimant(services, request)
  const row = await unclaimed(services.database.queries, request.params.id)
  if (row) await mailCode(services, row, caller)
  return { successful: true }
}

async function mailCode(services: Services, row: TransferRow, subject: string): Promise<void> {
  const { database, mailOutbox, sealing, sites, now } = services
  const { queries } = database
  const body = openTransfer(sealing, row)
  const to = body?.policyOwnerDetails.email?.toLowerCase()
  if (!body || !to) return
  if (!(await mayMailClaim(queries, row, now()))) return
  if (!(await mayMailCode(queries, { purpose: 'claim', to }, now()))) return
  const code = await makeCode(services, claimName(row, subject))
  const site = sites.get(body.accountName) ?? null
  const mail = claimMail(to, code, { kind: 'transfer', id: row.id, site })
  await mailOutbox.enqueue(queries, signedByBrand(mail, body.accountName), { sentAt: now() })
  mailOutbox.dispatch()
}

/** Makes a transfer and its policies the caller's own, after checking the mailed code. */
export const confirmTransferClaim: Operation<'confirmTransferClaim'> = async (services, request) => {
  const { subject } = callerOf(request)
  const { database, sealing, now } = services
  await limitTries(database.queries, subject, now())
  const row = await unclaimed(database.queries, request.params.id)
  const outcome = row && (await useCode(services, claimName(row, subject), request.body.code))
  const claimed = row && outcome === 'right' ? await setOwner(database.queries, row, subject) : undefined
  const body = claimed && openTransfer(sealing, claimed)
  if (!body || claimed.reference === null) throw new Problem(422, [{ field: 'code', code: 'code-refused' }])
  const { reference } = claimed
  return readSubmittedTransfer(database.queries, sealing, { row: { ...claimed, reference }, body })
}

/** Finds a submission without an owner, by its id or its reference. */
async function unclaimed(queries: Queries, id: string): Promise<TransferRow | undefined> {
  const isNamed = id.length === REFERENCE_LENGTH ? eq(transfers.reference, id) : eq(transfers.id, id)
  const [row] = await queries
    .select()
    .from(transfers)
    .where(and(isNamed, isNotNull(transfers.reference), isNull(transfers.owner)))
  return row
}

async function setOwner(queries: Queries, { id, draftKey }: TransferRow, owner: string) {
  return queries.transaction(async (transaction) => {
    const [claimed] = await transaction
      .update(transfers)
      .set({ owner })
      .where(and(eq(transfers.id, id), isNull(transfers.owner)))
      .returning()
    if (claimed)
      await transaction
        .update(transferPolicies)
        .set({ owner })
        .where(and(eq(transferPolicies.draftKey, draftKey), isNull(transferPolicies.owner)))
    return claimed
  })
}
