// Generated from openapi.yaml by "pnpm generate"; do not edit.
import * as z from 'zod/mini'
import { type Reader, reader } from '../../reader.ts'
import type { GoogleLoginOutcome } from '../schema.ts'

export const googleLoginOutcomeReader: Reader<GoogleLoginOutcome> = /* @__PURE__ */ reader(() => z.object({
successful: z.boolean(),
message: z.exactOptional(z.nullable(z.string().check(z.maxLength(1000)))),
reason: z.exactOptional(z.nullable(z.enum(["not-verified","password-required"]))),
}))
