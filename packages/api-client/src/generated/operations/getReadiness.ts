// Generated from openapi.yaml by "pnpm generate"; do not edit.
import type { OperationOf } from '../../Operation.ts'
import { healthReader } from '../readers/healthReader.ts'

export const getReadinessOperation: OperationOf<'getReadiness'> = {
  method: 'GET',
  path: '/readyz',
  reader: healthReader,
}
