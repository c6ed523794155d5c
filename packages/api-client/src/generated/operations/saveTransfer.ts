// Generated from openapi.yaml by "pnpm generate"; do not edit.
import type { OperationOf } from '../../Operation.ts'
import { saveTransferAnswerReader } from '../readers/saveTransferAnswerReader.ts'

export const saveTransferOperation: OperationOf<'saveTransfer'> = {
  method: 'POST',
  path: '/api/v1/transferpolicy',
  reader: saveTransferAnswerReader,
}
