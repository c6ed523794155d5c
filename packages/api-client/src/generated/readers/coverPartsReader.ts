// Generated from openapi.yaml by "pnpm generate"; do not edit.
import * as z from 'zod/mini'
import { type Reader, reader } from '../../reader.ts'
import type { CoverParts } from '../schema.ts'

export const coverPartsReader: Reader<CoverParts> = /* @__PURE__ */ reader(() => z.object({
base: z.number(),
options: z.number(),
multiCoverDiscount: z.number(),
rolloverRebate: z.number(),
discount: z.number(),
frequencyLoading: z.number(),
stampDuty: z.number(),
total: z.number().check(z.minimum(0)),
lines: z.record(z.string(), z.number()),
}))
