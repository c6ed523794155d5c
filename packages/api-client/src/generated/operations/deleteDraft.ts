// Generated from openapi.yaml by "pnpm generate"; do not edit.
import type { OperationAt } from '../../Operation.ts'
import { doneAnswerReader } from '../readers/doneAnswerReader.ts'

export const deleteDraftOperation: OperationAt<'/api/v1/drafts/{flow}', 'delete'> = {
  method: 'delete',
  path: '/api/v1/drafts/{flow}',
  reader: doneAnswerReader,
}
