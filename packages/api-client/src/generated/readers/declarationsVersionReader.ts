// Generated from openapi.yaml by "pnpm generate"; do not edit.
import * as z from 'zod/mini'
import { type Reader, reader } from '../../reader.ts'
import type { DeclarationsVersion } from '../schema.ts'

export const declarationsVersionReader: Reader<DeclarationsVersion> = /* @__PURE__ */ reader(() => z.object({
id: z.string().check(z.minLength(1), z.maxLength(40)),
version: z.string().check(z.minLength(1), z.maxLength(20)),
}))
