// Generated from openapi.yaml by "pnpm generate"; do not edit.
import type { OperationAt } from '../../Operation.ts'
import { submittedTransferReader } from '../readers/submittedTransferReader.ts'

export const getTransferOperation: OperationAt<'/api/v1/transferpolicy/{id}', 'get'> = {
  method: 'get',
  path: '/api/v1/transferpolicy/{id}',
  reader: submittedTransferReader,
}
