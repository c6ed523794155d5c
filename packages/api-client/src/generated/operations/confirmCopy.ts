// Generated from openapi.yaml by "pnpm generate"; do not edit.
import type { OperationOf } from '../../Operation.ts'
import { applicationCopyReader } from '../readers/applicationCopyReader.ts'

export const confirmCopyOperation: OperationOf<'confirmCopy'> = {
  method: 'POST',
  path: '/api/v1/application/{id}/copy/confirm',
  reader: applicationCopyReader,
}
