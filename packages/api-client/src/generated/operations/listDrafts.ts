// Generated from openapi.yaml by "pnpm generate"; do not edit.
import type { OperationAt } from '../../Operation.ts'
import { draftsAnswerReader } from '../readers/draftsAnswerReader.ts'

export const listDraftsOperation: OperationAt<'/api/v1/drafts', 'get'> = {
  method: 'get',
  path: '/api/v1/drafts',
  reader: draftsAnswerReader,
}
