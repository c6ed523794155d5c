// Generated from openapi.yaml by "pnpm generate"; do not edit.
import type { OperationOf } from '../../Operation.ts'
import { vendorReader } from '../readers/vendorReader.ts'

export const getVendorOperation: OperationOf<'getVendor'> = {
  method: 'GET',
  path: '/api/v1/vendor/Vendorsdetails',
  reader: vendorReader,
}
