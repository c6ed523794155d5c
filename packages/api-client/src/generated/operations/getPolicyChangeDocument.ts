// Generated from openapi.yaml by "pnpm generate"; do not edit.
import type { OperationAt } from '../../Operation.ts'
import { fileReader } from '../../http/fileReader.ts'

export const getPolicyChangeDocumentOperation: OperationAt<'/api/v1/policies/changes/{id}/document', 'get'> = {
  method: 'get',
  path: '/api/v1/policies/changes/{id}/document',
  reader: fileReader,
}
