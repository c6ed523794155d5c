// Generated from openapi.yaml by "pnpm generate"; do not edit.
import type { OperationOf } from '../../Operation.ts'
import { transferPoliciesAnswerReader } from '../readers/transferPoliciesAnswerReader.ts'

export const listTransferPoliciesOperation: OperationOf<'listTransferPolicies'> = {
  method: 'GET',
  path: '/api/v1/transferpolicy/PoliciesList',
  reader: transferPoliciesAnswerReader,
}
