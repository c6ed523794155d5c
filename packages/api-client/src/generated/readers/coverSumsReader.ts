// Generated from openapi.yaml by "pnpm generate"; do not edit.
import * as z from 'zod/mini'
import { type Reader, reader } from '../../reader.ts'
import type { CoverSums } from '../schema.ts'

export const coverSumsReader: Reader<CoverSums> = /* @__PURE__ */ reader(() => z.object({
life: z.exactOptional(z.array(z.number().check(z.minimum(0))).check(z.maxLength(60))),
tpd: z.exactOptional(z.array(z.number().check(z.minimum(0))).check(z.maxLength(60))),
criticalIllness: z.exactOptional(z.array(z.number().check(z.minimum(0))).check(z.maxLength(60))),
incomeProtection: z.exactOptional(z.array(z.number().check(z.minimum(0))).check(z.maxLength(60))),
}))
