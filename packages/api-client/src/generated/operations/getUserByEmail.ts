// Generated from openapi.yaml by "pnpm generate"; do not edit.
import type { OperationOf } from '../../Operation.ts'
import { userByEmailAnswerReader } from '../readers/userByEmailAnswerReader.ts'

export const getUserByEmailOperation: OperationOf<'getUserByEmail'> = {
  method: 'GET',
  path: '/api/v1/transferpolicy/GetUserdetailsByEmail',
  reader: userByEmailAnswerReader,
}
