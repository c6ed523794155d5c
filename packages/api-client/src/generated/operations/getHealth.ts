// Generated from openapi.yaml by "pnpm generate"; do not edit.
import type { OperationOf } from '../../Operation.ts'
import { healthReader } from '../readers/healthReader.ts'

export const getHealthOperation: OperationOf<'getHealth'> = {
  method: 'GET',
  path: '/healthz',
  reader: healthReader,
}
