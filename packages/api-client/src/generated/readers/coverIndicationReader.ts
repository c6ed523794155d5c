// Generated from openapi.yaml by "pnpm generate"; do not edit.
import * as z from 'zod/mini'
import { type Reader, reader } from '../../reader.ts'
import type { CoverIndication } from '../schema.ts'
import { coverKindReader } from './coverKindReader.ts'

export const coverIndicationReader: Reader<CoverIndication> = /* @__PURE__ */ reader(() => z.object({
cover: coverKindReader(),
outcome: z.enum(["accept","loading","exclusion","refer"]),
loading: z.number().check(z.minimum(0), z.maximum(10000)),
exclusions: z.array(z.string().check(z.minLength(1), z.maxLength(500))).check(z.maxLength(100)),
nextSteps: z.array(z.object({
kind: z.string().check(z.maxLength(40), z.regex(/^[a-z][a-z-]*$/)),
words: z.string().check(z.minLength(1), z.maxLength(500)),
dueOn: z.iso.date(),
})).check(z.maxLength(20)),
reasons: z.array(z.object({
rule: z.string().check(z.minLength(1), z.maxLength(100)),
words: z.string().check(z.minLength(1), z.maxLength(500)),
})).check(z.maxLength(500)),
}))
