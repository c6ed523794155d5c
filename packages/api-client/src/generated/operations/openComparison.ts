// Generated from openapi.yaml by "pnpm generate"; do not edit.
import type { OperationOf } from '../../Operation.ts'
import { openedComparisonReader } from '../readers/openedComparisonReader.ts'

export const openComparisonOperation: OperationOf<'openComparison'> = {
  method: 'POST',
  path: '/api/v1/quote/comparison/open',
  reader: openedComparisonReader,
}
