// Generated from openapi.yaml by "pnpm generate"; do not edit.
import type { OperationAt } from '../../Operation.ts'
import { userReader } from '../readers/userReader.ts'

export const getUserOperation: OperationAt<'/api/v1/users', 'get'> = {
  method: 'get',
  path: '/api/v1/users',
  reader: userReader,
}
