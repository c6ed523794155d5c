// Generated from openapi.yaml by "pnpm generate"; do not edit.
import type { OperationOf } from '../../Operation.ts'
import { storedFileReader } from '../readers/storedFileReader.ts'

export const putTransferFileOperation: OperationOf<'putTransferFile'> = {
  method: 'PUT',
  path: '/api/v1/transferpolicy/{id}/files/{n}',
  reader: storedFileReader,
}
