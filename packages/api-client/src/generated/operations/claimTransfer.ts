// Generated from openapi.yaml by "pnpm generate"; do not edit.
import type { OperationOf } from '../../Operation.ts'
import { doneAnswerReader } from '../readers/doneAnswerReader.ts'

export const claimTransferOperation: OperationOf<'claimTransfer'> = {
  method: 'POST',
  path: '/api/v1/transferpolicy/{id}/claim',
  reader: doneAnswerReader,
}
