// Generated from openapi.yaml by "pnpm generate"; do not edit.
import type { OperationAt } from '../../Operation.ts'
import { claimAnswerReader } from '../readers/claimAnswerReader.ts'

export const lodgeClaimOperation: OperationAt<'/api/v1/claims', 'post'> = {
  method: 'post',
  path: '/api/v1/claims',
  reader: claimAnswerReader,
}
