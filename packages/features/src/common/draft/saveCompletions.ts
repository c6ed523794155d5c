import type { ApplicationSaved, TransferSent } from '@coverkit/api-client'
import type { FlowName, PolicyHolderDetails, SaveApplicationRequest } from '@coverkit/core'
import type { SaveTransferRequest } from '@coverkit/core/transfer'
import type { Completion } from '@coverkit/drafts'

/** The id of a row: its own, or the one that it was given. */
type IdOf = (own: string | null, rowId: string | null) => string | null

function givenIds(given: readonly (readonly [rowId: string | null | undefined, id: string])[]): IdOf {
  const ids = new Map(given)
  return (own, rowId) => own ?? ((rowId && ids.get(rowId)) || null)
}

const holderIds = (answered: ApplicationSaved['policyHolders'] = []): IdOf =>
  givenIds(answered.map(({ rowId, contactId }) => [rowId, contactId]))

const withId = (holder: PolicyHolderDetails, idOf: IdOf): PolicyHolderDetails => ({
  ...holder,
  id: idOf(holder.id, holder.rowId),
})

function completeApplication(body: SaveApplicationRequest, answer: ApplicationSaved): SaveApplicationRequest {
  const ofHolder = holderIds(answer.policyHolders)
  const ofRow = givenIds(answer.beneficiaryContacts.map(({ rowId, beneficiaryId }) => [rowId, beneficiaryId]))
  const { contactDetails, policyHolderDetails, beneficiaryContacts } = body
  return {
    ...body,
    contactDetails: withId(contactDetails, ofHolder),
    policyHolderDetails: policyHolderDetails && withId(policyHolderDetails, ofHolder),
    beneficiaryContacts:
      beneficiaryContacts?.map((row) => ({ ...row, beneficiaryId: ofRow(row.beneficiaryId, row.rowId) })) ??
      null,
  }
}

function completeTransfer(
  body: SaveTransferRequest,
  { policyHolders, policyIds, sent }: TransferSent,
): SaveTransferRequest {
  const ofHolder = holderIds(policyHolders)
  // A list of another length says nothing of which row is which.
  const given = policyIds?.length === sent.length ? policyIds : []
  const ofRow = givenIds(given.map((policyId, index) => [sent[index]?.rowId, policyId]))
  const { policyOwnerDetails, policyHolder2Details, policiesList } = body
  return {
    ...body,
    policyOwnerDetails: withId(policyOwnerDetails, ofHolder),
    policyHolder2Details: policyHolder2Details && withId(policyHolder2Details, ofHolder),
    policiesList: policiesList.map((row) => ({ ...row, policyId: ofRow(row.policyId, row.rowId) })),
  }
}

/**
 * By flow, how the ids that the server gave to rows get into a save that was made before its answer came: without them a
 * backend that tells people by their ids alone makes each person twice.
 */
export const saveCompletions = {
  application: completeApplication,
  'transfer-policy': completeTransfer,
} satisfies Partial<Record<FlowName, Completion>>
