// Generated from openapi.yaml by "pnpm generate"; do not edit.
import type { OperationAt } from '../../Operation.ts'
import { transferPoliciesAnswerReader } from '../readers/transferPoliciesAnswerReader.ts'

export const listTransferPoliciesOperation: OperationAt<'/api/v1/transferpolicy/PoliciesList', 'get'> = {
  method: 'get',
  path: '/api/v1/transferpolicy/PoliciesList',
  reader: transferPoliciesAnswerReader,
}
