// Generated from openapi.yaml by "pnpm generate"; do not edit.
import type { OperationAt } from '../../Operation.ts'
import { openedComparisonReader } from '../readers/openedComparisonReader.ts'

export const openComparisonOperation: OperationAt<'/api/v1/quote/comparison/open', 'post'> = {
  method: 'post',
  path: '/api/v1/quote/comparison/open',
  reader: openedComparisonReader,
}
