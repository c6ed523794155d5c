import type { Queries } from '../../database/Database.ts'
import type { Schema } from '../../document/Schema.ts'
import type { Sealing } from '../../sealing/makeSealing.ts'
import { type SignatureRow, secondSignatureOfTransfer } from '../signatureRows.ts'
import { policiesOf, transferredPolicy } from './policyRows.ts'
import type { ReadableTransfer } from './readableTransfer.ts'
import { secondHolderOf, type TransferBody } from './transferRows.ts'

/** What a customer may read of a submission at any time. */
export async function submittedTransfer(
  queries: Queries,
  sealing: Sealing,
  { row, body }: ReadableTransfer,
): Promise<Schema<'SubmittedTransfer'>> {
  const policies = await policiesOf(queries, body.policiesList, row)
  const second = await secondSignatureOfTransfer(queries, row.id)
  return {
    id: row.id,
    reference: row.reference,
    status: row.status,
    submittedAt: row.savedAt.toISOString(),
    policies: policies.flatMap((policy) => (policy ? [transferredPolicy(sealing, policy)] : [])),
    signatures: signaturesOf(body, second),
    letters: row.status === 'in-progress' ? insurersOf(body) : [],
  }
}

/** The policies that the holders signed for. */
export const signedPolicies = ({ policiesList }: TransferBody): Schema<'TransferPolicy'>[] =>
  policiesList.filter(({ policyStatus }) => policyStatus !== 'Discontinued')

function insurersOf(body: TransferBody): Schema<'SupplierCode'>[] {
  const codes = signedPolicies(body).flatMap(({ insurerCode }) => (insurerCode === null ? [] : [insurerCode]))
  return [...new Set(codes)]
}

/** The first holder signs with the submission, the second by a mailed link. */
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
