// Generated from openapi.yaml by "pnpm generate"; do not edit.
import * as z from 'zod/mini'
import { type Reader, reader } from '../../reader.ts'
import type { ResumeLinkAnswer } from '../schema.ts'

export const resumeLinkAnswerReader: Reader<ResumeLinkAnswer> = /* @__PURE__ */ reader(() => z.object({
successful: z.literal(true),
message: z.exactOptional(z.string().check(z.maxLength(1000))),
expiresAt: z.iso.datetime({ offset: true }),
}))
