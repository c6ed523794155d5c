// Generated from openapi.yaml by "pnpm generate"; do not edit.
import * as z from 'zod/mini'
import { type Reader, reader } from '../../reader.ts'
import type { Vendor } from '../schema.ts'

export const vendorReader: Reader<Vendor> = /* @__PURE__ */ reader(() => z.object({
supplierCode: z.string().check(z.regex(/^[A-Z]{3}$/)),
name: z.string().check(z.minLength(1), z.maxLength(100)),
phone: z.string().check(z.maxLength(100)),
email: z.string().check(z.maxLength(254)),
site: z.string().check(z.maxLength(2000), z.regex(/^[Hh][Tt][Tt][Pp][Ss]?:\/\/[^\s\\]+$/)),
claimsAddress: z.string().check(z.maxLength(250)),
}))
