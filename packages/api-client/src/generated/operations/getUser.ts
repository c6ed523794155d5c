// Generated from openapi.yaml by "pnpm generate"; do not edit.
import type { OperationOf } from '../../Operation.ts'
import { userReader } from '../readers/userReader.ts'

export const getUserOperation: OperationOf<'getUser'> = {
  method: 'GET',
  path: '/api/v1/users',
  reader: userReader,
}
