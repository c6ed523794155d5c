// Generated from openapi.yaml by "pnpm generate"; do not edit.
import type { OperationOf } from '../../Operation.ts'
import { storedFileReader } from '../readers/storedFileReader.ts'

export const putClaimFileOperation: OperationOf<'putClaimFile'> = {
  method: 'PUT',
  path: '/api/v1/claims/{id}/files/{n}',
  reader: storedFileReader,
}
