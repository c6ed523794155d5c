// Generated from openapi.yaml by "pnpm generate"; do not edit.
import type { OperationAt } from '../../Operation.ts'
import { savedQuotesAnswerReader } from '../readers/savedQuotesAnswerReader.ts'

export const listSavedQuotesOperation: OperationAt<'/api/v1/quote/saved', 'get'> = {
  method: 'get',
  path: '/api/v1/quote/saved',
  reader: savedQuotesAnswerReader,
}
