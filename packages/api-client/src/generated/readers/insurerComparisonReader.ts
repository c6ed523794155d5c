// Generated from openapi.yaml by "pnpm generate"; do not edit.
import * as z from 'zod/mini'
import { type Reader, reader } from '../../reader.ts'
import type { InsurerComparison } from '../schema.ts'
import { frequencyPremiumReader } from './frequencyPremiumReader.ts'
import { premiumAdjustmentReader } from './premiumAdjustmentReader.ts'
import { premiumReasonReader } from './premiumReasonReader.ts'

export const insurerComparisonReader: Reader<InsurerComparison> = /* @__PURE__ */ reader(() => z.object({
supplierCode: z.string().check(z.regex(/^[A-Z]{3}$/)),
supplierName: z.string().check(z.minLength(1), z.maxLength(100)),
status: z.enum(["quoted","declined","unavailable"]),
reasons: z.array(premiumReasonReader()).check(z.maxLength(50)),
adjustments: z.array(premiumAdjustmentReader()).check(z.maxLength(10)),
frequencies: z.exactOptional(z.object({
monthly: z.exactOptional(frequencyPremiumReader()),
quarterly: z.exactOptional(frequencyPremiumReader()),
halfYearly: z.exactOptional(frequencyPremiumReader()),
yearly: z.exactOptional(frequencyPremiumReader()),
})),
}))
