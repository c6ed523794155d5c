// Generated from openapi.yaml by "pnpm generate"; do not edit.
import type { OperationAt } from '../../Operation.ts'
import { saveAnswerReader } from '../readers/saveAnswerReader.ts'

export const saveQuoteOperation: OperationAt<'/api/v1/quote/savequotes', 'post'> = {
  method: 'post',
  path: '/api/v1/quote/savequotes',
  reader: saveAnswerReader,
}
