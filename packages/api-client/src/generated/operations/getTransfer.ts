// Generated from openapi.yaml by "pnpm generate"; do not edit.
import type { OperationOf } from '../../Operation.ts'
import { submittedTransferReader } from '../readers/submittedTransferReader.ts'

export const getTransferOperation: OperationOf<'getTransfer'> = {
  method: 'GET',
  path: '/api/v1/transferpolicy/{id}',
  reader: submittedTransferReader,
}
