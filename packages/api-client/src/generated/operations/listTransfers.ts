// Generated from openapi.yaml by "pnpm generate"; do not edit.
import type { OperationOf } from '../../Operation.ts'
import { submittedTransfersReader } from '../readers/submittedTransfersReader.ts'

export const listTransfersOperation: OperationOf<'listTransfers'> = {
  method: 'GET',
  path: '/api/v1/transfers',
  reader: submittedTransfersReader,
}
