// Generated from openapi.yaml by "pnpm generate"; do not edit.
import * as z from 'zod/mini'
import { type Reader, reader } from '../../reader.ts'
import type { ResumeOpenAnswer } from '../schema.ts'
import { resumedDraftReader } from './resumedDraftReader.ts'

export const resumeOpenAnswerReader: Reader<ResumeOpenAnswer> = /* @__PURE__ */ reader(() => z.object({
successful: z.literal(true),
message: z.exactOptional(z.string().check(z.maxLength(1000))),
draft: resumedDraftReader(),
}))
