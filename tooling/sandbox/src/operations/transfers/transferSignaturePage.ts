import { TRANSFER_AUTHORITY } from '@coverkit/core/transfer'
import type { Schema } from '../../document/Schema.ts'
import type { Vendor } from '../../reference/vendors.ts'
import { signingHolder } from '../signatures/signaturePage.ts'
import type { TransferLink } from '../signatures/signatureRows.ts'
import { signedPolicies } from './submittedTransfer.ts'

/** What a second policy holder sees before they sign: which policies, and their own details; of the first the name alone. */
export function transferSignaturePage(
  { transfer, body, first, holder, email, reference }: TransferLink,
  vendors: ReadonlyMap<string, Vendor>,
): Omit<Schema<'TransferSignaturePage'>, 'secret' | 'secretEndsAt'> {
  return {
    successful: true,
    kind: 'transfer',
    reference,
    submittedAt: transfer.savedAt.toISOString(),
    policies: signedPolicies(body).flatMap(({ insurerCode, policyNumber, name }) =>
      insurerCode === null
        ? []
        : [
            {
              insurerCode,
              insurerName: vendors.get(insurerCode)?.name ?? insurerCode,
              policyNumber,
              name: name ?? '',
            },
          ],
    ),
    firstHolder: [first.first_Name, first.last_Name].filter(Boolean).join(' '),
    holder: signingHolder(holder, email),
    declarations: { ...TRANSFER_AUTHORITY },
  }
}
