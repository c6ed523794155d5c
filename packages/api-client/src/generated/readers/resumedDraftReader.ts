// Generated from openapi.yaml by "pnpm generate"; do not edit.
import * as z from 'zod/mini'
import { type Reader, reader } from '../../reader.ts'
import type { ResumedDraft } from '../schema.ts'
import { draftAnswersReader } from './draftAnswersReader.ts'
import { resumeFlowReader } from './resumeFlowReader.ts'

export const resumedDraftReader: Reader<ResumedDraft> = /* @__PURE__ */ reader(() => z.object({
flow: resumeFlowReader(),
version: z.int().check(z.minimum(1)),
attempt: z.string().check(z.minLength(1), z.maxLength(100)),
answers: draftAnswersReader(),
savedAt: z.iso.datetime({ offset: true }),
}))
