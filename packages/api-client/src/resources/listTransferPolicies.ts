import { type BareApiCall, bareCall } from '../call.ts'
import { listTransferPoliciesOperation } from '../generated/operations/listTransferPolicies.ts'
import { transferPoliciesReader } from '../generated/readers/transferPoliciesReader.ts'
import type { TransferPolicies } from '../generated/schema.ts'
import { readText } from '../http/readAnswer.ts'

const request = bareCall(listTransferPoliciesOperation, { isSafe: true })

/**
 * The policies that the signed-in customer asked to transfer, discontinued ones included. The answer has them
 * as JSON in a string: one that is malformed, or in which one policy is, is `unreadable`, never half a list.
 * Retries after a transient failure.
 */
export const listTransferPolicies: BareApiCall<TransferPolicies> = async (client, options) => {
  const answer = await request(client, options)
  return answer.ok ? readText(transferPoliciesReader(), answer.value.data) : answer
}
