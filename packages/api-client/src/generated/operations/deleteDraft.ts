// Generated from openapi.yaml by "pnpm generate"; do not edit.
import type { OperationOf } from '../../Operation.ts'
import { doneAnswerReader } from '../readers/doneAnswerReader.ts'

export const deleteDraftOperation: OperationOf<'deleteDraft'> = {
  method: 'DELETE',
  path: '/api/v1/drafts/{flow}',
  reader: doneAnswerReader,
}
