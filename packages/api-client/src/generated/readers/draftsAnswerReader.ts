// Generated from openapi.yaml by "pnpm generate"; do not edit.
import * as z from 'zod/mini'
import { type Reader, reader } from '../../reader.ts'
import type { DraftsAnswer } from '../schema.ts'
import { listedDraftReader } from './listedDraftReader.ts'

export const draftsAnswerReader: Reader<DraftsAnswer> = /* @__PURE__ */ reader(() => z.object({
drafts: z.array(listedDraftReader()).check(z.maxLength(20)),
}))
