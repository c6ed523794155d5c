// Generated from openapi.yaml by "pnpm generate"; do not edit.
import type { OperationAt } from '../../Operation.ts'
import { submittedTransfersReader } from '../readers/submittedTransfersReader.ts'

export const listTransfersOperation: OperationAt<'/api/v1/transfers', 'get'> = {
  method: 'get',
  path: '/api/v1/transfers',
  reader: submittedTransfersReader,
}
