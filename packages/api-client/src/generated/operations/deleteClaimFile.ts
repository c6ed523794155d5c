// Generated from openapi.yaml by "pnpm generate"; do not edit.
import type { OperationOf } from '../../Operation.ts'
import { doneAnswerReader } from '../readers/doneAnswerReader.ts'

export const deleteClaimFileOperation: OperationOf<'deleteClaimFile'> = {
  method: 'DELETE',
  path: '/api/v1/claims/{id}/files/{n}',
  reader: doneAnswerReader,
}
