// Generated from openapi.yaml by "pnpm generate"; do not edit.
import type { OperationOf } from '../../Operation.ts'
import { fileReader } from '../../http/fileReader.ts'

export const getPolicyChangeDocumentOperation: OperationOf<'getPolicyChangeDocument'> = {
  method: 'GET',
  path: '/api/v1/policies/changes/{id}/document',
  reader: fileReader,
}
