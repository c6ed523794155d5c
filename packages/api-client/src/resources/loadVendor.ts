import { type ApiCall, call } from '../call.ts'
import { getVendorOperation } from '../generated/operations/getVendor.ts'
import type { Vendor } from '../generated/schema.ts'

/** An insurer's contact details. Retries after a transient failure. */
export const loadVendor: ApiCall<string, Vendor> = call(getVendorOperation, {
  isSafe: true,
  send: (supplierCode) => ({ params: { query: { supplierCode } } }),
})
