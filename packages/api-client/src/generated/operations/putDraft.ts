// Generated from openapi.yaml by "pnpm generate"; do not edit.
import type { OperationAt } from '../../Operation.ts'
import { saveDraftAnswerReader } from '../readers/saveDraftAnswerReader.ts'

export const putDraftOperation: OperationAt<'/api/v1/drafts/{flow}', 'put'> = {
  method: 'put',
  path: '/api/v1/drafts/{flow}',
  reader: saveDraftAnswerReader,
}
