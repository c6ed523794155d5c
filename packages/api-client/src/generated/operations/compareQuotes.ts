// Generated from openapi.yaml by "pnpm generate"; do not edit.
import type { OperationOf } from '../../Operation.ts'
import { comparisonAnswerReader } from '../readers/comparisonAnswerReader.ts'

export const compareQuotesOperation: OperationOf<'compareQuotes'> = {
  method: 'POST',
  path: '/api/v1/quote/compare',
  reader: comparisonAnswerReader,
}
