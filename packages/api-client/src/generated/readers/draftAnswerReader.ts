// Generated from openapi.yaml by "pnpm generate"; do not edit.
import * as z from 'zod/mini'
import { type Reader, reader } from '../../reader.ts'
import type { DraftAnswer } from '../schema.ts'
import { storedDraftReader } from './storedDraftReader.ts'

export const draftAnswerReader: Reader<DraftAnswer> = /* @__PURE__ */ reader(() => z.object({
draft: z.nullable(storedDraftReader()),
}))
