// Generated from openapi.yaml by "pnpm generate"; do not edit.
import type { OperationOf } from '../../Operation.ts'
import { submittedTransferReader } from '../readers/submittedTransferReader.ts'

export const confirmTransferClaimOperation: OperationOf<'confirmTransferClaim'> = {
  method: 'POST',
  path: '/api/v1/transferpolicy/{id}/claim/confirm',
  reader: submittedTransferReader,
}
