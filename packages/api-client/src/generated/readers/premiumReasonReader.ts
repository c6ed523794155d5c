// Generated from openapi.yaml by "pnpm generate"; do not edit.
import * as z from 'zod/mini'
import { type Reader, reader } from '../../reader.ts'
import type { PremiumReason } from '../schema.ts'

export const premiumReasonReader: Reader<PremiumReason> = /* @__PURE__ */ reader(() => z.object({
code: z.string().check(z.minLength(1), z.maxLength(60)),
cover: z.nullable(z.enum(["life","tpd","criticalIllness","incomeProtection"])),
}))
