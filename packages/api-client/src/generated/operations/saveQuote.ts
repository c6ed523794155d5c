// Generated from openapi.yaml by "pnpm generate"; do not edit.
import type { OperationOf } from '../../Operation.ts'
import { saveAnswerReader } from '../readers/saveAnswerReader.ts'

export const saveQuoteOperation: OperationOf<'saveQuote'> = {
  method: 'POST',
  path: '/api/v1/quote/savequotes',
  reader: saveAnswerReader,
}
