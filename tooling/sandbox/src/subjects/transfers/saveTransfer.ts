import { knownCallerOf } from '../../auth/authenticate.ts'
import { remoteAddressOf } from '../../auth/remoteAddressOf.ts'
import type { Queries } from '../../database/Database.ts'
import type { Schema } from '../../document/Schema.ts'
import { withSaveFault } from '../../faults/withSaveFault.ts'
import { type FieldError, Problem } from '../../problem/Problem.ts'
import { insurerErrors } from '../../services/insurerErrors.ts'
import type { Operation } from '../../services/Operation.ts'
import type { Services } from '../../services/Services.ts'
import { todayInSydney } from '../../services/todayInSydney.ts'
import { idOf } from '../applications/applicationIds.ts'
import { checkApplicationIds } from '../applications/checkApplicationIds.ts'
import { refuseNameOfRecord } from '../drafts/refuseNameOfRecord.ts'
import { checkSubmittedTransfer } from './checkTransfer.ts'
import { insertTransfer, type TransferSave } from './insertTransfer.ts'
import { checkPolicies, policiesOf } from './policyRows.ts'
import { isReadBySecret } from './storedHashOf.ts'
import { transferKeyOf } from './transferKeyOf.ts'
import { earlierTransfer, latestOf, refuseOthers, SUBMITTED, type TransferRow } from './transferRows.ts'

/** Saves a partial transfer or submits it: a submission must be complete, and a draft has only one. */
export const saveTransfer: Operation<'saveTransfer'> = async (services, request, reply) => {
  const { body } = request
  const owner = knownCallerOf(request)?.subject ?? null
  const address = remoteAddressOf(request, services)
  return withSaveFault(services.faults.of(body.tracking.clientId).saves, reply, async () => {
    const draftKey = await transferKeyOf(services.database.queries, body, owner)
    return checkAndInsert(services, { body, owner, draftKey, address, now: services.now() })
  })
}

async function checkAndInsert(services: Services, save: TransferSave): Promise<Schema<'SaveTransferAnswer'>> {
  const { database, sealing, mailOutbox } = services
  const { body, owner, draftKey } = save
  const earlier = await earlierTransfer(database.queries, sealing, body, owner)
  if (earlier) return answerOf(services, database.queries, earlier, save)
  // Comes before the checks, so that their errors reveal nothing of another person's draft.
  await refuseNameOfRecord(database.queries, body.tracking.draft)
  refuseOthers(await latestOf(database.queries, draftKey), body, owner)
  const errors = await problemsOf(services, save)
  if (errors.length > 0) throw new Problem(422, errors)
  const answer = await database.queries.transaction(async (queries) => {
    const row = await insertTransfer({ ...services, queries }, save)
    return answerOf(services, queries, row, save)
  })
  mailOutbox.dispatch()
  return answer
}

/** Returns the context of holders' ids, with a draft name that no application has. */
const contextOf = ({ sealing }: Pick<Services, 'sealing'>, draftKey: string) => ({
  sealing,
  draftKey: `transfer ${draftKey}`,
})

async function problemsOf(services: Services, save: TransferSave): Promise<FieldError[]> {
  const { body, owner, draftKey, now } = save
  const { queries } = services.database
  const people = {
    contactDetails: body.policyOwnerDetails,
    policyHolderDetails: body.policyHolder2Details,
    beneficiaryContacts: null,
  }
  const holders = await checkApplicationIds(queries, contextOf(services, draftKey), people, owner)
  const policies = await checkPolicies(queries, body.policiesList, { draftKey, owner })
  const isSubmitted = body.customer_Status === SUBMITTED
  return [
    ...holders.map(({ field, code }) => ({ field: asSent(field), code })),
    ...policies,
    ...body.policiesList.flatMap(({ insurerCode }, index) =>
      insurerErrors(services, insurerCode, `policiesList.${index}.insurerCode`),
    ),
    ...(isSubmitted ? checkSubmittedTransfer(body, todayInSydney(now)) : []),
  ]
}

const asSent = (field: string) =>
  field.replace('contactDetails', 'policyOwnerDetails').replace('policyHolderDetails', 'policyHolder2Details')

async function answerOf(
  services: Services,
  queries: Queries,
  row: TransferRow,
  { body, owner }: TransferSave,
): Promise<Schema<'SaveTransferAnswer'>> {
  const { draftKey, bodyHash } = row
  const policies = await policiesOf(queries, body.policiesList, { draftKey, owner })
  const holders = [body.policyOwnerDetails, body.policyHolder2Details].filter((holder) => holder !== null)
  const newId = (rowId: string | null | undefined, index: number) =>
    idOf(contextOf(services, draftKey), 'holder', rowId ? `row ${rowId}` : `place ${index}`, bodyHash)
  return {
    successful: true,
    id: row.id,
    policyIds: policies.map((policy) => policy?.id ?? ''),
    policyHolders: holders.map(({ id, rowId }, index) => ({
      rowId: rowId ?? null,
      contactId: id || newId(rowId, index),
    })),
    reference: row.reference,
    status: row.status,
    receivedAt: row.savedAt.toISOString(),
    isReadBySecret: isReadBySecret(row.secretHash),
  }
}
