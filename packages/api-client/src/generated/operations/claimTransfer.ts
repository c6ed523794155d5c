// Generated from openapi.yaml by "pnpm generate"; do not edit.
import type { OperationAt } from '../../Operation.ts'
import { doneAnswerReader } from '../readers/doneAnswerReader.ts'

export const claimTransferOperation: OperationAt<'/api/v1/transferpolicy/{id}/claim', 'post'> = {
  method: 'post',
  path: '/api/v1/transferpolicy/{id}/claim',
  reader: doneAnswerReader,
}
