// Generated from openapi.yaml by "pnpm generate"; do not edit.
import * as z from 'zod/mini'
import { type Reader, reader } from '../../reader.ts'
import type { NotExported } from '../schema.ts'

export const notExportedReader: Reader<NotExported> = /* @__PURE__ */ reader(() => z.object({
what: z.string().check(z.minLength(1), z.maxLength(300)),
why: z.string().check(z.minLength(1), z.maxLength(500)),
}))
