// Generated from openapi.yaml by "pnpm generate"; do not edit.
import type { OperationAt } from '../../Operation.ts'
import { sentComparisonReader } from '../readers/sentComparisonReader.ts'

export const sendComparisonOperation: OperationAt<'/api/v1/quote/comparison', 'post'> = {
  method: 'post',
  path: '/api/v1/quote/comparison',
  reader: sentComparisonReader,
}
