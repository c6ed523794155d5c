// Generated from openapi.yaml by "pnpm generate"; do not edit.
import type { OperationOf } from '../../Operation.ts'
import { claimAnswerReader } from '../readers/claimAnswerReader.ts'

export const lodgeClaimOperation: OperationOf<'lodgeClaim'> = {
  method: 'POST',
  path: '/api/v1/claims',
  reader: claimAnswerReader,
}
