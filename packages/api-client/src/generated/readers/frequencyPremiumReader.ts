// Generated from openapi.yaml by "pnpm generate"; do not edit.
import * as z from 'zod/mini'
import { type Reader, reader } from '../../reader.ts'
import type { FrequencyPremium } from '../schema.ts'
import { coverPartsReader } from './coverPartsReader.ts'
import { policyPartsReader } from './policyPartsReader.ts'

export const frequencyPremiumReader: Reader<FrequencyPremium> = /* @__PURE__ */ reader(() => z.object({
covers: z.object({
life: z.exactOptional(coverPartsReader()),
tpd: z.exactOptional(coverPartsReader()),
criticalIllness: z.exactOptional(coverPartsReader()),
incomeProtection: z.exactOptional(coverPartsReader()),
}),
parts: policyPartsReader(),
perYear: z.number().check(z.minimum(0)),
}))
