// Generated from openapi.yaml by "pnpm generate"; do not edit.
import * as z from 'zod/mini'
import { type Reader, reader } from '../../reader.ts'
import type { SaveAnswer } from '../schema.ts'

export const saveAnswerReader: Reader<SaveAnswer> = /* @__PURE__ */ reader(() => z.object({
successful: z.literal(true),
message: z.exactOptional(z.string().check(z.maxLength(1000))),
id: z.string().check(z.minLength(1), z.maxLength(100)),
}))
