// Generated from openapi.yaml by "pnpm generate"; do not edit.
import type { OperationAt } from '../../Operation.ts'
import { doneAnswerReader } from '../readers/doneAnswerReader.ts'

export const cancelClosingOperation: OperationAt<'/api/v1/users/closing', 'delete'> = {
  method: 'delete',
  path: '/api/v1/users/closing',
  reader: doneAnswerReader,
}
