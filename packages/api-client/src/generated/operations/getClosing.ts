// Generated from openapi.yaml by "pnpm generate"; do not edit.
import type { OperationOf } from '../../Operation.ts'
import { closingAnswerReader } from '../readers/closingAnswerReader.ts'

export const getClosingOperation: OperationOf<'getClosing'> = {
  method: 'GET',
  path: '/api/v1/users/closing',
  reader: closingAnswerReader,
}
