// Generated from openapi.yaml by "pnpm generate"; do not edit.
import type { OperationOf } from '../../Operation.ts'
import { googleLoginAnswerReader } from '../readers/googleLoginAnswerReader.ts'

export const googleLoginOperation: OperationOf<'googleLogin'> = {
  method: 'POST',
  path: '/accounts/google-login',
  reader: googleLoginAnswerReader,
}
