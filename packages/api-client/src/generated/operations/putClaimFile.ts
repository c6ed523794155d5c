// Generated from openapi.yaml by "pnpm generate"; do not edit.
import type { OperationAt } from '../../Operation.ts'
import { storedFileReader } from '../readers/storedFileReader.ts'

export const putClaimFileOperation: OperationAt<'/api/v1/claims/{id}/files/{n}', 'put'> = {
  method: 'put',
  path: '/api/v1/claims/{id}/files/{n}',
  reader: storedFileReader,
}
