// Generated from openapi.yaml by "pnpm generate"; do not edit.
import type { OperationAt } from '../../Operation.ts'
import { closingAnswerReader } from '../readers/closingAnswerReader.ts'

export const closeAccountOperation: OperationAt<'/api/v1/users/closing', 'post'> = {
  method: 'post',
  path: '/api/v1/users/closing',
  reader: closingAnswerReader,
}
