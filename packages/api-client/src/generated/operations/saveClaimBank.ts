// Generated from openapi.yaml by "pnpm generate"; do not edit.
import type { OperationOf } from '../../Operation.ts'
import { claimAnswerReader } from '../readers/claimAnswerReader.ts'

export const saveClaimBankOperation: OperationOf<'saveClaimBank'> = {
  method: 'PUT',
  path: '/api/v1/claims/{id}/bank',
  reader: claimAnswerReader,
}
