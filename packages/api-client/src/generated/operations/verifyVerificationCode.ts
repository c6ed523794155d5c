// Generated from openapi.yaml by "pnpm generate"; do not edit.
import type { OperationAt } from '../../Operation.ts'
import { doneAnswerReader } from '../readers/doneAnswerReader.ts'

export const verifyVerificationCodeOperation: OperationAt<'/api/v1/users/verifyverificationcode', 'get'> = {
  method: 'get',
  path: '/api/v1/users/verifyverificationcode',
  reader: doneAnswerReader,
}
