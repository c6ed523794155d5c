// Generated from openapi.yaml by "pnpm generate"; do not edit.
import * as z from 'zod/mini'
import { type Reader, reader } from '../../reader.ts'
import type { OccupationClasses } from '../schema.ts'

export const occupationClassesReader: Reader<OccupationClasses> = /* @__PURE__ */ reader(() => z.object({
life: z.string().check(z.maxLength(10)),
tpd: z.string().check(z.maxLength(10)),
criticalIllness: z.string().check(z.maxLength(10)),
incomeProtection: z.string().check(z.maxLength(10)),
}))
