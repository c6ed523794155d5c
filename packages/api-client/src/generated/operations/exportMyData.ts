// Generated from openapi.yaml by "pnpm generate"; do not edit.
import type { OperationOf } from '../../Operation.ts'
import { customerExportReader } from '../readers/customerExportReader.ts'

export const exportMyDataOperation: OperationOf<'exportMyData'> = {
  method: 'POST',
  path: '/api/v1/users/export',
  reader: customerExportReader,
}
