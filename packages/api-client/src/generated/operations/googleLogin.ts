// Generated from openapi.yaml by "pnpm generate"; do not edit.
import type { OperationAt } from '../../Operation.ts'
import { googleLoginAnswerReader } from '../readers/googleLoginAnswerReader.ts'

export const googleLoginOperation: OperationAt<'/accounts/google-login', 'post'> = {
  method: 'post',
  path: '/accounts/google-login',
  reader: googleLoginAnswerReader,
}
