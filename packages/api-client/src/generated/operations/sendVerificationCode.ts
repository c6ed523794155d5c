// Generated from openapi.yaml by "pnpm generate"; do not edit.
import type { OperationOf } from '../../Operation.ts'
import { doneAnswerReader } from '../readers/doneAnswerReader.ts'

export const sendVerificationCodeOperation: OperationOf<'sendVerificationCode'> = {
  method: 'GET',
  path: '/api/v1/users/sendverificationcodebyemail',
  reader: doneAnswerReader,
}
