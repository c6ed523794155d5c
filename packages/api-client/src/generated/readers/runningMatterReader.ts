// Generated from openapi.yaml by "pnpm generate"; do not edit.
import * as z from 'zod/mini'
import { type Reader, reader } from '../../reader.ts'
import type { RunningMatter } from '../schema.ts'

export const runningMatterReader: Reader<RunningMatter> = /* @__PURE__ */ reader(() => z.object({
kind: z.enum(["application","transfer","policy","claim"]),
name: z.string().check(z.minLength(1), z.maxLength(200)),
reference: z.nullable(z.string().check(z.maxLength(40))),
}))
