// Generated from openapi.yaml by "pnpm generate"; do not edit.
import type { OperationOf } from '../../Operation.ts'
import { fileReader } from '../../http/fileReader.ts'

export const getTransferFileOperation: OperationOf<'getTransferFile'> = {
  method: 'GET',
  path: '/api/v1/transferpolicy/{id}/files/{n}',
  reader: fileReader,
}
