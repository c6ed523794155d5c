import { randomUUID } from 'node:crypto'
import { newTracking, transferBody } from '@coverkit/sandbox/bodies'
import { bearerOf } from '../openSession.ts'
import { newSecret } from './newSecret.ts'
import { sendToApi } from './sendToApi.ts'

interface SentTransfer {
  readonly reference: string
  readonly clientId: string
  /** Address for the mail of the person who owns the policies. */
  readonly email: string
}

interface Sender {
  readonly email: string
  readonly password: string
}

/**
 * Sends a transfer of two policies, of Zurella with its number and of Mallee without, as the browser would have at the end of
 * its steps: of a customer where one is given, else of a visitor. With the address of a second policy holder, Noor Example,
 * it waits for their signature.
 */
export async function sentTransfer({
  customer,
  secondEmail,
}: {
  readonly customer?: Sender
  readonly secondEmail?: string
}): Promise<SentTransfer> {
  const example = transferBody()
  const clientId = randomUUID()
  const email = customer?.email ?? `zoe.${randomUUID().slice(0, 8)}@example.com`
  const first = { ...example.policyOwnerDetails, email }
  const signedAt = new Date().toISOString()
  const body: typeof example = {
    ...example,
    ...(customer === undefined && { secretHash: newSecret().secretHash }),
    policyOwnerDetails: first,
    ...(secondEmail !== undefined && {
      jointPolicyOwner: true,
      policyHolder2Details: {
        ...first,
        rowId: 'holder-2',
        first_Name: 'Noor',
        date_of_Birth: '1984-02-01',
        mobile: '+61491570110',
        email: secondEmail,
      },
    }),
    signatures: (example.signatures ?? []).map((signature) => ({ ...signature, signedAt })),
    tracking: newTracking({ clientId, draft: randomUUID(), sentAt: signedAt }),
  }
  const headers = customer && (await bearerOf(customer))
  const { reference } = await sendToApi<{ readonly reference: string }>(
    'POST',
    'transferpolicy',
    body,
    headers,
  )
  return { reference, clientId, email }
}
