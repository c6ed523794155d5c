// Generated from openapi.yaml by "pnpm generate"; do not edit.
import type { OperationAt } from '../../Operation.ts'
import { claimAnswerReader } from '../readers/claimAnswerReader.ts'

export const saveClaimBankOperation: OperationAt<'/api/v1/claims/{id}/bank', 'put'> = {
  method: 'put',
  path: '/api/v1/claims/{id}/bank',
  reader: claimAnswerReader,
}
