// Generated from openapi.yaml by "pnpm generate"; do not edit.
import * as z from 'zod/mini'
import { type Reader, reader } from '../../reader.ts'
import type { RetainedRecord } from '../schema.ts'

export const retainedRecordReader: Reader<RetainedRecord> = /* @__PURE__ */ reader(() => z.object({
what: z.string().check(z.minLength(1), z.maxLength(200)),
why: z.string().check(z.minLength(1), z.maxLength(500)),
source: z.string().check(z.minLength(1), z.maxLength(200)),
days: z.int().check(z.minimum(1), z.maximum(10000)),
}))
