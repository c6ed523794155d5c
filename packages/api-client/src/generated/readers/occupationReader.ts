// Generated from openapi.yaml by "pnpm generate"; do not edit.
import * as z from 'zod/mini'
import { type Reader, reader } from '../../reader.ts'
import type { Occupation } from '../schema.ts'

export const occupationReader: Reader<Occupation> = /* @__PURE__ */ reader(() => z.object({
id: z.int().check(z.minimum(1)),
description: z.string().check(z.minLength(1), z.maxLength(120)),
words: z.exactOptional(z.array(z.string().check(z.minLength(1), z.maxLength(120))).check(z.maxLength(100))),
}))
