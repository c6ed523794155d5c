// Generated from openapi.yaml by "pnpm generate"; do not edit.
import * as z from 'zod/mini'
import { type Reader, reader } from '../../reader.ts'
import type { PolicySums } from '../schema.ts'
import { dollarsReader } from './dollarsReader.ts'

export const policySumsReader: Reader<PolicySums> = /* @__PURE__ */ reader(() => z.object({
life: dollarsReader(),
tpd: dollarsReader(),
criticalIllness: dollarsReader(),
incomeProtection: z.nullable(z.int().check(z.minimum(0), z.maximum(999999999))),
}))
