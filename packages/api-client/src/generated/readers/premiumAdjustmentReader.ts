// Generated from openapi.yaml by "pnpm generate"; do not edit.
import * as z from 'zod/mini'
import { type Reader, reader } from '../../reader.ts'
import type { PremiumAdjustment } from '../schema.ts'

export const premiumAdjustmentReader: Reader<PremiumAdjustment> = /* @__PURE__ */ reader(() => z.object({
field: z.string().check(z.minLength(1), z.maxLength(60)),
from: z.string().check(z.maxLength(20)),
to: z.string().check(z.maxLength(20)),
reason: z.enum(["own-occupation","waiting-period","benefit-period"]),
}))
