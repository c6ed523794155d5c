// Generated from openapi.yaml by "pnpm generate"; do not edit.
import type { OperationAt } from '../../Operation.ts'
import { submittedApplicationReader } from '../readers/submittedApplicationReader.ts'

export const confirmClaimOperation: OperationAt<'/api/v1/application/{id}/claim/confirm', 'post'> = {
  method: 'post',
  path: '/api/v1/application/{id}/claim/confirm',
  reader: submittedApplicationReader,
}
