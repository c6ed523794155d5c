// Generated from openapi.yaml by "pnpm generate"; do not edit.
import * as z from 'zod/mini'
import { type Reader, reader } from '../../reader.ts'
import type { YearlyPremiums } from '../schema.ts'

export const yearlyPremiumsReader: Reader<YearlyPremiums> = /* @__PURE__ */ reader(() => z.object({
on: z.array(z.number().check(z.minimum(0))).check(z.maxLength(60)),
off12Months: z.array(z.number().check(z.minimum(0))).check(z.maxLength(60)),
offPermanent: z.array(z.number().check(z.minimum(0))).check(z.maxLength(60)),
}))
