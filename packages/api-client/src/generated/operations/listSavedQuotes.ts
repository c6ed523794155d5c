// Generated from openapi.yaml by "pnpm generate"; do not edit.
import type { OperationOf } from '../../Operation.ts'
import { savedQuotesAnswerReader } from '../readers/savedQuotesAnswerReader.ts'

export const listSavedQuotesOperation: OperationOf<'listSavedQuotes'> = {
  method: 'GET',
  path: '/api/v1/quote/saved',
  reader: savedQuotesAnswerReader,
}
