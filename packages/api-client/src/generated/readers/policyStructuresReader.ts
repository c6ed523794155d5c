// Generated from openapi.yaml by "pnpm generate"; do not edit.
import * as z from 'zod/mini'
import { type Reader, reader } from '../../reader.ts'
import type { PolicyStructures } from '../schema.ts'

export const policyStructuresReader: Reader<PolicyStructures> = /* @__PURE__ */ reader(() => z.object({
tpd: z.nullable(z.enum(["life","criticalIllness","standalone"])),
criticalIllness: z.nullable(z.enum(["life","standalone"])),
}))
