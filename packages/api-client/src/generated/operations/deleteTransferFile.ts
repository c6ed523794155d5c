// Generated from openapi.yaml by "pnpm generate"; do not edit.
import type { OperationOf } from '../../Operation.ts'
import { doneAnswerReader } from '../readers/doneAnswerReader.ts'

export const deleteTransferFileOperation: OperationOf<'deleteTransferFile'> = {
  method: 'DELETE',
  path: '/api/v1/transferpolicy/{id}/files/{n}',
  reader: doneAnswerReader,
}
