// Generated from openapi.yaml by "pnpm generate"; do not edit.
import type { OperationAt } from '../../Operation.ts'
import { customerExportReader } from '../readers/customerExportReader.ts'

export const exportMyDataOperation: OperationAt<'/api/v1/users/export', 'post'> = {
  method: 'post',
  path: '/api/v1/users/export',
  reader: customerExportReader,
}
