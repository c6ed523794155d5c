// Generated from openapi.yaml by "pnpm generate"; do not edit.
import * as z from 'zod/mini'
import { type Reader, reader } from '../../reader.ts'
import type { ListedDraft } from '../schema.ts'
import { flowNameReader } from './flowNameReader.ts'

export const listedDraftReader: Reader<ListedDraft> = /* @__PURE__ */ reader(() => z.object({
flow: flowNameReader(),
furthest: z.nullable(z.string().check(z.maxLength(60), z.regex(/^[a-z][a-z-]{0,59}$/))),
savedAt: z.iso.datetime({ offset: true }),
expiresAt: z.iso.datetime({ offset: true }),
}))
