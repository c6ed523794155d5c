// Generated from openapi.yaml by "pnpm generate"; do not edit.
import type { OperationOf } from '../../Operation.ts'
import { draftAnswerReader } from '../readers/draftAnswerReader.ts'

export const getDraftOperation: OperationOf<'getDraft'> = {
  method: 'GET',
  path: '/api/v1/drafts/{flow}',
  reader: draftAnswerReader,
}
