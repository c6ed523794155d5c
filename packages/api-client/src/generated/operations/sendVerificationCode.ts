// Generated from openapi.yaml by "pnpm generate"; do not edit.
import type { OperationAt } from '../../Operation.ts'
import { doneAnswerReader } from '../readers/doneAnswerReader.ts'

export const sendVerificationCodeOperation: OperationAt<'/api/v1/users/sendverificationcodebyemail', 'get'> = {
  method: 'get',
  path: '/api/v1/users/sendverificationcodebyemail',
  reader: doneAnswerReader,
}
