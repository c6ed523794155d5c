// Generated from openapi.yaml by "pnpm generate"; do not edit.
import type { OperationAt } from '../../Operation.ts'
import { applicationCopyReader } from '../readers/applicationCopyReader.ts'

export const confirmCopyOperation: OperationAt<'/api/v1/application/{id}/copy/confirm', 'post'> = {
  method: 'post',
  path: '/api/v1/application/{id}/copy/confirm',
  reader: applicationCopyReader,
}
