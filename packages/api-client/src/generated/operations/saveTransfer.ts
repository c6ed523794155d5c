// Generated from openapi.yaml by "pnpm generate"; do not edit.
import type { OperationAt } from '../../Operation.ts'
import { saveTransferAnswerReader } from '../readers/saveTransferAnswerReader.ts'

export const saveTransferOperation: OperationAt<'/api/v1/transferpolicy', 'post'> = {
  method: 'post',
  path: '/api/v1/transferpolicy',
  reader: saveTransferAnswerReader,
}
