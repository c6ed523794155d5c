import { fullName } from '@coverkit/core'
import { TRANSFER_AUTHORITY } from '@coverkit/core/transfer'
import type { Schema } from '../../document/Schema.ts'
import type { Vendor } from '../../reference/vendors.ts'
import { signedPolicies } from '../transfers/submittedTransfer.ts'
import { signingHolder } from './signaturePage.ts'
import type { TransferLink } from './signingLinks.ts'

/** Returns a second policy holder's page: policies, their own details, and the first holder's name. */
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
    firstHolder: fullName(first.first_Name, first.last_Name),
    holder: signingHolder(holder, email),
    declarations: { ...TRANSFER_AUTHORITY },
  }
}
