// Generated from openapi.yaml by "pnpm generate"; do not edit.
import * as z from 'zod/mini'
import { type Reader, reader } from '../../reader.ts'
import type { InsurerProjection } from '../schema.ts'
import { premiumAdjustmentReader } from './premiumAdjustmentReader.ts'
import { premiumReasonReader } from './premiumReasonReader.ts'
import { yearlyPremiumsReader } from './yearlyPremiumsReader.ts'

export const insurerProjectionReader: Reader<InsurerProjection> = /* @__PURE__ */ reader(() => z.object({
supplierCode: z.string().check(z.regex(/^[A-Z]{3}$/)),
supplierName: z.string().check(z.minLength(1), z.maxLength(100)),
status: z.enum(["quoted","declined","unavailable"]),
reasons: z.array(premiumReasonReader()).check(z.maxLength(50)),
adjustments: z.array(premiumAdjustmentReader()).check(z.maxLength(10)),
projection: z.exactOptional(z.object({
stepped: yearlyPremiumsReader(),
level: z.nullable(yearlyPremiumsReader()),
})),
}))
