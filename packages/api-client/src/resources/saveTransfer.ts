import { type SaveTransferRequest, savedPolicyIds } from '@coverkit/core/transfer'
import type { ApiError } from '../ApiError.ts'
import type { ApiClient, CallOptions } from '../createApiClient.ts'
import type { SaveTransferAnswer } from '../generated/schema.ts'
import type { Result } from '../Result.ts'
import { listTransferPolicies } from './listTransferPolicies.ts'
import { submitTransfer } from './submitTransfer.ts'

/** The result of saving a transfer, with the rows that were sent, so that each gets the id of its policy. */
export interface TransferSent extends Pick<SaveTransferAnswer, 'policyIds' | 'policyHolders'> {
  /** The rows that were sent, in order, for `mergePolicyIds` of core. */
  readonly sent: readonly { readonly rowId: string | null }[]
}

interface SendOptions extends CallOptions {
  /** The same request may have arrived before. */
  readonly repeated?: boolean | undefined
}

/**
 * Saves a transfer for an outbox. What may have arrived before is read back first where another save could add a policy a
 * second time: once every policy is on file as it was sent, that is the answer. Else the request goes again as it was.
 */
export async function saveTransfer(
  client: ApiClient,
  request: SaveTransferRequest,
  { signal, repeated = false }: SendOptions = {},
): Promise<Result<TransferSent, ApiError>> {
  const sent = request.policiesList.map(({ rowId }) => ({ rowId }))
  const earlier = repeated && mayAddTwice(request) ? await savedIds(client, request, signal) : null
  if (earlier !== null) return { ok: true, value: { policyIds: earlier, sent } }
  const saved = await submitTransfer(client, request, { signal })
  return saved.ok ? { ok: true, value: { ...saved.value, sent } } : saved
}

/** A policy that has an id is the same one when it is sent again; one that is blank is like any other. */
function mayAddTwice({ customer_Status, policiesList }: SaveTransferRequest): boolean {
  const added = policiesList.filter(({ policyId }) => policyId === null)
  return customer_Status === 'Partial Transfer' && added.some(({ insurerCode }) => insurerCode !== null)
}

/** Null where it cannot be known that every policy is on file. */
async function savedIds(
  client: ApiClient,
  { policiesList }: SaveTransferRequest,
  signal: AbortSignal | undefined,
): Promise<string[] | null> {
  const saved = await listTransferPolicies(client, { signal })
  return saved.ok ? savedPolicyIds(policiesList, saved.value) : null
}
