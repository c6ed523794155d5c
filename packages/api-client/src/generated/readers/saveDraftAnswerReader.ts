// Generated from openapi.yaml by "pnpm generate"; do not edit.
import * as z from 'zod/mini'
import { type Reader, reader } from '../../reader.ts'
import type { SaveDraftAnswer } from '../schema.ts'

export const saveDraftAnswerReader: Reader<SaveDraftAnswer> = /* @__PURE__ */ reader(() => z.object({
successful: z.literal(true),
message: z.exactOptional(z.string().check(z.maxLength(1000))),
rev: z.int().check(z.minimum(1)),
savedAt: z.iso.datetime({ offset: true }),
expiresAt: z.iso.datetime({ offset: true }),
}))
