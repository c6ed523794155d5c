// Generated from openapi.yaml by "pnpm generate"; do not edit.
import * as z from 'zod/mini'
import { type Reader, reader } from '../../reader.ts'
import type { PolicyChanges } from '../schema.ts'
import { policyChangeReader } from './policyChangeReader.ts'

export const policyChangesReader: Reader<PolicyChanges> = /* @__PURE__ */ reader(() => z.object({
changes: z.array(policyChangeReader()).check(z.maxLength(50)),
}))
