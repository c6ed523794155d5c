// Generated from openapi.yaml by "pnpm generate"; do not edit.
import type { OperationAt } from '../../Operation.ts'
import { fileReader } from '../../http/fileReader.ts'

export const getTransferLetterOperation: OperationAt<'/api/v1/transferpolicy/{id}/letters/{insurer}', 'get'> = {
  method: 'get',
  path: '/api/v1/transferpolicy/{id}/letters/{insurer}',
  reader: fileReader,
}
