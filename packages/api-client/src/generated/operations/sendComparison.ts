// Generated from openapi.yaml by "pnpm generate"; do not edit.
import type { OperationOf } from '../../Operation.ts'
import { sentComparisonReader } from '../readers/sentComparisonReader.ts'

export const sendComparisonOperation: OperationOf<'sendComparison'> = {
  method: 'POST',
  path: '/api/v1/quote/comparison',
  reader: sentComparisonReader,
}
