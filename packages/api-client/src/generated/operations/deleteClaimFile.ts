// Generated from openapi.yaml by "pnpm generate"; do not edit.
import type { OperationAt } from '../../Operation.ts'
import { doneAnswerReader } from '../readers/doneAnswerReader.ts'

export const deleteClaimFileOperation: OperationAt<'/api/v1/claims/{id}/files/{n}', 'delete'> = {
  method: 'delete',
  path: '/api/v1/claims/{id}/files/{n}',
  reader: doneAnswerReader,
}
