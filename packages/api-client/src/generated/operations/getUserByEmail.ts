// Generated from openapi.yaml by "pnpm generate"; do not edit.
import type { OperationAt } from '../../Operation.ts'
import { userByEmailAnswerReader } from '../readers/userByEmailAnswerReader.ts'

export const getUserByEmailOperation: OperationAt<'/api/v1/transferpolicy/GetUserdetailsByEmail', 'get'> = {
  method: 'get',
  path: '/api/v1/transferpolicy/GetUserdetailsByEmail',
  reader: userByEmailAnswerReader,
}
