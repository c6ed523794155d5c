// Generated from openapi.yaml by "pnpm generate"; do not edit.
import type { OperationOf } from '../../Operation.ts'
import { submittedApplicationReader } from '../readers/submittedApplicationReader.ts'

export const getApplicationOperation: OperationOf<'getApplication'> = {
  method: 'GET',
  path: '/api/v1/application/{id}',
  reader: submittedApplicationReader,
}
