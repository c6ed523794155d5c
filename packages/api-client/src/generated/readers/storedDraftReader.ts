// Generated from openapi.yaml by "pnpm generate"; do not edit.
import * as z from 'zod/mini'
import { type Reader, reader } from '../../reader.ts'
import type { StoredDraft } from '../schema.ts'
import { draftAnswersReader } from './draftAnswersReader.ts'
import { flowNameReader } from './flowNameReader.ts'

export const storedDraftReader: Reader<StoredDraft> = /* @__PURE__ */ reader(() => z.object({
flow: flowNameReader(),
rev: z.int().check(z.minimum(1)),
version: z.int().check(z.minimum(1)),
attempt: z.string().check(z.minLength(1), z.maxLength(100)),
answers: draftAnswersReader(),
savedAt: z.iso.datetime({ offset: true }),
expiresAt: z.iso.datetime({ offset: true }),
}))
