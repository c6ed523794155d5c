// Generated from openapi.yaml by "pnpm generate"; do not edit.
import type { OperationAt } from '../../Operation.ts'
import { comparisonAnswerReader } from '../readers/comparisonAnswerReader.ts'

export const compareQuotesOperation: OperationAt<'/api/v1/quote/compare', 'post'> = {
  method: 'post',
  path: '/api/v1/quote/compare',
  reader: comparisonAnswerReader,
}
