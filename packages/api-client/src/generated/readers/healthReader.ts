// Generated from openapi.yaml by "pnpm generate"; do not edit.
import * as z from 'zod/mini'
import { type Reader, reader } from '../../reader.ts'
import type { Health } from '../schema.ts'

export const healthReader: Reader<Health> = /* @__PURE__ */ reader(() => z.object({
status: z.enum(["ok"]),
}))
