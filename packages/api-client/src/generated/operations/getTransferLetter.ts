// Generated from openapi.yaml by "pnpm generate"; do not edit.
import type { OperationOf } from '../../Operation.ts'
import { fileReader } from '../../http/fileReader.ts'

export const getTransferLetterOperation: OperationOf<'getTransferLetter'> = {
  method: 'GET',
  path: '/api/v1/transferpolicy/{id}/letters/{insurer}',
  reader: fileReader,
}
