// Generated from openapi.yaml by "pnpm generate"; do not edit.
import type { OperationOf } from '../../Operation.ts'
import { doneAnswerReader } from '../readers/doneAnswerReader.ts'

export const verifyVerificationCodeOperation: OperationOf<'verifyVerificationCode'> = {
  method: 'GET',
  path: '/api/v1/users/verifyverificationcode',
  reader: doneAnswerReader,
}
