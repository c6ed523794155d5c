// Generated from openapi.yaml by "pnpm generate"; do not edit.
import type { OperationOf } from '../../Operation.ts'
import { doneAnswerReader } from '../readers/doneAnswerReader.ts'

export const updateUserOperation: OperationOf<'updateUser'> = {
  method: 'POST',
  path: '/api/v1/users/UpdateUser',
  reader: doneAnswerReader,
}
