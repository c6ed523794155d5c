// Generated from openapi.yaml by "pnpm generate"; do not edit.
import * as z from 'zod/mini'
import { type Reader, reader } from '../../reader.ts'
import type { DataVersion } from '../schema.ts'

export const dataVersionReader: Reader<DataVersion> = /* @__PURE__ */ reader(() => z.object({
id: z.string().check(z.minLength(1), z.maxLength(100)),
version: z.string().check(z.minLength(1), z.maxLength(100)),
hash: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
}))
