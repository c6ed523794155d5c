// Generated from openapi.yaml by "pnpm generate"; do not edit.
import type { OperationOf } from '../../Operation.ts'
import { submittedApplicationReader } from '../readers/submittedApplicationReader.ts'

export const confirmClaimOperation: OperationOf<'confirmClaim'> = {
  method: 'POST',
  path: '/api/v1/application/{id}/claim/confirm',
  reader: submittedApplicationReader,
}
