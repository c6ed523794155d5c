// Generated from openapi.yaml by "pnpm generate"; do not edit.
import * as z from 'zod/mini'
import { type Reader, reader } from '../../reader.ts'
import type { OutstandingItem } from '../schema.ts'

export const outstandingItemReader: Reader<OutstandingItem> = /* @__PURE__ */ reader(() => z.object({
kind: z.string().check(z.maxLength(40), z.regex(/^[a-z][a-z-]*$/)),
words: z.exactOptional(z.string().check(z.minLength(1), z.maxLength(500))),
dueOn: z.exactOptional(z.iso.date()),
state: z.enum(["open","waiting","done"]),
}))
