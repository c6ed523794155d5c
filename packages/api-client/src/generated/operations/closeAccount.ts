// Generated from openapi.yaml by "pnpm generate"; do not edit.
import type { OperationOf } from '../../Operation.ts'
import { closingAnswerReader } from '../readers/closingAnswerReader.ts'

export const closeAccountOperation: OperationOf<'closeAccount'> = {
  method: 'POST',
  path: '/api/v1/users/closing',
  reader: closingAnswerReader,
}
