// Generated from openapi.yaml by "pnpm generate"; do not edit.
import type { OperationOf } from '../../Operation.ts'
import { saveDraftAnswerReader } from '../readers/saveDraftAnswerReader.ts'

export const putDraftOperation: OperationOf<'putDraft'> = {
  method: 'PUT',
  path: '/api/v1/drafts/{flow}',
  reader: saveDraftAnswerReader,
}
