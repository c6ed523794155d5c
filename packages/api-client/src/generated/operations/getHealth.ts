// Generated from openapi.yaml by "pnpm generate"; do not edit.
import type { OperationAt } from '../../Operation.ts'
import { healthReader } from '../readers/healthReader.ts'

export const getHealthOperation: OperationAt<'/healthz', 'get'> = {
  method: 'get',
  path: '/healthz',
  reader: healthReader,
}
