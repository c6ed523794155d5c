// Generated from openapi.yaml by "pnpm generate"; do not edit.
import type { OperationAt } from '../../Operation.ts'
import { fileReader } from '../../http/fileReader.ts'

export const getTransferFileOperation: OperationAt<'/api/v1/transferpolicy/{id}/files/{n}', 'get'> = {
  method: 'get',
  path: '/api/v1/transferpolicy/{id}/files/{n}',
  reader: fileReader,
}
