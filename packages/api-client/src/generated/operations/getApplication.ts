// Generated from openapi.yaml by "pnpm generate"; do not edit.
import type { OperationAt } from '../../Operation.ts'
import { submittedApplicationReader } from '../readers/submittedApplicationReader.ts'

export const getApplicationOperation: OperationAt<'/api/v1/application/{id}', 'get'> = {
  method: 'get',
  path: '/api/v1/application/{id}',
  reader: submittedApplicationReader,
}
