// Generated from openapi.yaml by "pnpm generate"; do not edit.
import type { OperationOf } from '../../Operation.ts'
import { draftsAnswerReader } from '../readers/draftsAnswerReader.ts'

export const listDraftsOperation: OperationOf<'listDrafts'> = {
  method: 'GET',
  path: '/api/v1/drafts',
  reader: draftsAnswerReader,
}
