import type { Queries } from '../../database/Database.ts'
import type { Schema } from '../../document/Schema.ts'
import type { Sealing } from '../../sealing/makeSealing.ts'
import { type SignatureRow, secondSignatureOfTransfer } from '../signatures/signatureRows.ts'
import { type PolicyRow, policiesOf, transferredPolicy } from './policyRows.ts'
import type { ReadableTransfer } from './readableTransfer.ts'
import { secondHolderOf, type TransferBody } from './transferRows.ts'

/** The rows that belong to a submission. */
interface Stored {
  /** In the order of the submission; undefined for policies that are not stored. */
  policies: readonly (PolicyRow | undefined)[]
  second: SignatureRow | undefined
}

/** Returns a submission in the form that its customer may read at any time. */
export const submittedTransfer = (
  sealing: Sealing,
  { row, body }: ReadableTransfer,
  { policies, second }: Stored,
): Schema<'SubmittedTransfer'> => ({
  id: row.id,
  reference: row.reference,
  status: row.status,
  submittedAt: row.savedAt.toISOString(),
  policies: policies.flatMap((policy) => (policy ? [transferredPolicy(sealing, policy)] : [])),
  signatures: signaturesOf(body, second),
  letters: row.status === 'in-progress' ? insurersOf(body) : [],
  isInAccount: row.owner !== null,
})

/** Reads the rows from the database and returns the same. */
export async function readSubmittedTransfer(
  queries: Queries,
  sealing: Sealing,
  readable: ReadableTransfer,
): Promise<Schema<'SubmittedTransfer'>> {
  const { row, body } = readable
  return submittedTransfer(sealing, readable, {
    policies: await policiesOf(queries, body.policiesList, row),
    second: await secondSignatureOfTransfer(queries, row.id),
  })
}

/** Lists the policies that the holders signed for. */
export const signedPolicies = ({ policiesList }: TransferBody): Schema<'TransferPolicy'>[] =>
  policiesList.filter(({ policyStatus }) => policyStatus !== 'Discontinued')

function insurersOf(body: TransferBody): Schema<'SupplierCode'>[] {
  const codes = signedPolicies(body).flatMap(({ insurerCode }) => (insurerCode === null ? [] : [insurerCode]))
  return [...new Set(codes)]
}

/** Lists the signatures. The first holder signs with the submission, the second by a mailed link. */
function signaturesOf(body: TransferBody, second: SignatureRow | undefined): Schema<'SignatureState'>[] {
  const own = body.signatures?.find(({ rowId }) => rowId === body.policyOwnerDetails.rowId)
  const first = { holder: 1, state: 'signed', signedAt: own?.signedAt ?? null, sentAt: null } as const
  if (!secondHolderOf(body)) return [first]
  const [signed, sent] = [second?.signedAt, second?.sentAt].map((time) => time?.toISOString() ?? null)
  return [
    first,
    { holder: 2, state: signed ? 'signed' : 'waiting', signedAt: signed ?? null, sentAt: sent ?? null },
  ]
}
