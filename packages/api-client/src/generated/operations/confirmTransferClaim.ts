// Generated from openapi.yaml by "pnpm generate"; do not edit.
import type { OperationAt } from '../../Operation.ts'
import { submittedTransferReader } from '../readers/submittedTransferReader.ts'

export const confirmTransferClaimOperation: OperationAt<'/api/v1/transferpolicy/{id}/claim/confirm', 'post'> = {
  method: 'post',
  path: '/api/v1/transferpolicy/{id}/claim/confirm',
  reader: submittedTransferReader,
}
