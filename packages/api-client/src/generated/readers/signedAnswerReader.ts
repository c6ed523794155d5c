// Generated from openapi.yaml by "pnpm generate"; do not edit.
import * as z from 'zod/mini'
import { type Reader, reader } from '../../reader.ts'
import type { SignedAnswer } from '../schema.ts'

export const signedAnswerReader: Reader<SignedAnswer> = /* @__PURE__ */ reader(() => z.object({
successful: z.literal(true),
reference: z.string().check(z.regex(/^[ACDEFGHJKMNPQRTVWXY3479]{8}$/)),
status: z.enum(["in-review","in-progress"]),
signedAt: z.iso.datetime({ offset: true }),
}))
