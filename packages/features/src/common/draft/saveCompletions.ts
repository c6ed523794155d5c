import type { ApplicationSaved, TransferSent } from '@coverkit/api-client'
import {
  comparableName,
  type FlowName,
  type PolicyHolderDetails,
  type SaveApplicationRequest,
} from '@coverkit/core'
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
  const { contactDetails, policyHolderDetails, beneficiaryContacts } = body
  return {
    ...body,
    contactDetails: withId(contactDetails, ofHolder),
    policyHolderDetails: policyHolderDetails && withId(policyHolderDetails, ofHolder),
    beneficiaryContacts: beneficiaryContacts && withBeneficiaryIds(beneficiaryContacts, answer),
  }
}

type Rows = NonNullable<SaveApplicationRequest['beneficiaryContacts']>

type Named = Readonly<Partial<Record<'first_Name' | 'last_Name' | 'organisation_Name', string | null>>>

const nameOf = ({ first_Name, last_Name, organisation_Name }: Named): string =>
  [first_Name, last_Name, organisation_Name].map((name) => comparableName(name ?? null)).join('|')

/** Each id goes to one row: by row id, else by name, in order. */
function withBeneficiaryIds(rows: Rows, { beneficiaryContacts: answered = [] }: ApplicationSaved): Rows {
  const spent = new Set<string | null | undefined>(rows.map(({ beneficiaryId }) => beneficiaryId))
  const give = (isOf: (saved: (typeof answered)[number]) => boolean): string | null => {
    const found = answered.find((saved) => !spent.has(saved.beneficiaryId) && isOf(saved))
    if (found) spent.add(found.beneficiaryId)
    return found?.beneficiaryId ?? null
  }
  const byRow = rows.map((row) => ({
    ...row,
    beneficiaryId: row.beneficiaryId ?? give(({ rowId }) => !!rowId && rowId === row.rowId),
  }))
  return byRow.map((row) => ({
    ...row,
    beneficiaryId: row.beneficiaryId ?? give((saved) => nameOf(saved) === nameOf(row)),
  }))
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
