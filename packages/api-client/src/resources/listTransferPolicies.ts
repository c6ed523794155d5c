import { type BareApiCall, bareCall } from '../call.ts'
import { listTransferPoliciesOperation } from '../generated/operations/listTransferPolicies.ts'
import { transferPoliciesReader } from '../generated/readers/transferPoliciesReader.ts'
import type { TransferPolicies } from '../generated/schema.ts'
import { readText } from '../http/readAnswer.ts'
import { reportData } from '../http/unreadable.ts'

const request = bareCall(listTransferPoliciesOperation, { isSafe: true })

/**
 * The policies that the signed-in customer asked to transfer, discontinued ones included. The answer has them
 * as JSON in a string: one that is malformed, or in which one policy is, is `unreadable`, never half a list.
 * Retries after a transient failure.
 */
export const listTransferPolicies: BareApiCall<TransferPolicies> = async (client, options) => {
  const answer = await request(client, options)
  if (!answer.ok) return answer
  const report = reportData(client, listTransferPoliciesOperation)
  return readText(transferPoliciesReader(), answer.value.data, report)
}
