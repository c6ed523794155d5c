// Generated from openapi.yaml by "pnpm generate"; do not edit.
import type { OperationAt } from '../../Operation.ts'
import { vendorReader } from '../readers/vendorReader.ts'

export const getVendorOperation: OperationAt<'/api/v1/vendor/Vendorsdetails', 'get'> = {
  method: 'get',
  path: '/api/v1/vendor/Vendorsdetails',
  reader: vendorReader,
}
