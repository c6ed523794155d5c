// Generated from openapi.yaml by "pnpm generate"; do not edit.
import * as z from 'zod/mini'
import { type Reader, reader } from '../../reader.ts'
import type { PolicyParts } from '../schema.ts'

export const policyPartsReader: Reader<PolicyParts> = /* @__PURE__ */ reader(() => z.object({
base: z.number(),
options: z.number(),
multiCoverDiscount: z.number(),
rolloverRebate: z.number(),
discount: z.number(),
frequencyLoading: z.number(),
stampDuty: z.number(),
total: z.number().check(z.minimum(0)),
fee: z.number().check(z.minimum(0)),
}))
