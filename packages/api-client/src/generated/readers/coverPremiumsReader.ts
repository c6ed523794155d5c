// Generated from openapi.yaml by "pnpm generate"; do not edit.
import * as z from 'zod/mini'
import { type Reader, reader } from '../../reader.ts'
import type { CoverPremiums } from '../schema.ts'

export const coverPremiumsReader: Reader<CoverPremiums> = /* @__PURE__ */ reader(() => z.object({
life: z.nullable(z.number().check(z.minimum(0))),
tpd: z.nullable(z.number().check(z.minimum(0))),
criticalIllness: z.nullable(z.number().check(z.minimum(0))),
incomeProtection: z.nullable(z.number().check(z.minimum(0))),
}))
