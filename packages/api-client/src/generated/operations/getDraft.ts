// Generated from openapi.yaml by "pnpm generate"; do not edit.
import type { OperationAt } from '../../Operation.ts'
import { draftAnswerReader } from '../readers/draftAnswerReader.ts'

export const getDraftOperation: OperationAt<'/api/v1/drafts/{flow}', 'get'> = {
  method: 'get',
  path: '/api/v1/drafts/{flow}',
  reader: draftAnswerReader,
}
