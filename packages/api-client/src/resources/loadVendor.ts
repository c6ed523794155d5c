import * as z from 'zod/mini'
import type { ApiError } from '../ApiError.ts'
import type { ApiClient, CallOptions } from '../createApiClient.ts'
import type { Result } from '../Result.ts'

/** How to reach an insurer. */
export interface Vendor {
  /** Three capital letters, such as `MLC`. */
  readonly supplierCode: string
  readonly name: string
  readonly phone: string
  readonly email: string
  /** An http(s) address. */
  readonly site: string
  /** Where claims are posted to. */
  readonly claimsAddress: string
}

const vendorSchema: z.ZodMiniType<Vendor> = z.object({
  supplierCode: z.string().check(z.minLength(1)),
  name: z.string().check(z.minLength(1)),
  phone: z.string(),
  email: z.string(),
  site: z.string().check(z.regex(/^https?:\/\/[^\s\\]+$/i)),
  claimsAddress: z.string(),
})

/** An insurer's contact details. Tried again after a failure that may pass. */
export function loadVendor(
  client: ApiClient,
  supplierCode: string,
  { signal }: CallOptions = {},
): Promise<Result<Vendor, ApiError>> {
  return client.request({
    send: (init) =>
      client.http.GET('/api/v1/vendor/Vendorsdetails', { ...init, params: { query: { supplierCode } } }),
    schema: vendorSchema,
    safe: true,
    signal,
  })
}
