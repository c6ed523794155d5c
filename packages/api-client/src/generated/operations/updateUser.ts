// Generated from openapi.yaml by "pnpm generate"; do not edit.
import type { OperationAt } from '../../Operation.ts'
import { doneAnswerReader } from '../readers/doneAnswerReader.ts'

export const updateUserOperation: OperationAt<'/api/v1/users/UpdateUser', 'post'> = {
  method: 'post',
  path: '/api/v1/users/UpdateUser',
  reader: doneAnswerReader,
}
