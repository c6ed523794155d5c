// Generated from openapi.yaml by "pnpm generate"; do not edit.
import type { OperationAt } from '../../Operation.ts'
import { healthReader } from '../readers/healthReader.ts'

export const getReadinessOperation: OperationAt<'/readyz', 'get'> = {
  method: 'get',
  path: '/readyz',
  reader: healthReader,
}
