// Generated from openapi.yaml by "pnpm generate"; do not edit.
import * as z from 'zod/mini'
import { type Reader, reader } from '../../reader.ts'
import type { PolicyOwners } from '../schema.ts'

export const policyOwnersReader: Reader<PolicyOwners> = /* @__PURE__ */ reader(() => z.object({
life: z.nullable(z.enum(["S","O","J"])),
tpd: z.nullable(z.enum(["S","O","J"])),
criticalIllness: z.nullable(z.enum(["S","O","J"])),
incomeProtection: z.nullable(z.enum(["S","O","J"])),
}))
