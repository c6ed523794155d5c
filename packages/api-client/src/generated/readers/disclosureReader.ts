// Generated from openapi.yaml by "pnpm generate"; do not edit.
import * as z from 'zod/mini'
import { type Reader, reader } from '../../reader.ts'
import type { Disclosure } from '../schema.ts'
import { questionnaireValueReader } from './questionnaireValueReader.ts'

export const disclosureReader: Reader<Disclosure> = /* @__PURE__ */ reader(() => z.object({
key: z.string().check(z.minLength(1), z.maxLength(500)),
id: z.string().check(z.minLength(1), z.maxLength(300)),
section: z.string().check(z.minLength(1), z.maxLength(100)),
page: z.string().check(z.minLength(1), z.maxLength(100)),
kind: z.enum(["gate","yesNo","choice","many","search","count","decimal","money","height","weight","text","date","monthYear","shares"]),
question: z.string().check(z.minLength(1), z.maxLength(1000)),
hint: z.exactOptional(z.string().check(z.minLength(1), z.maxLength(1000))),
unit: z.exactOptional(z.string().check(z.minLength(1), z.maxLength(40))),
value: questionnaireValueReader(),
answer: z.array(z.string().check(z.maxLength(2000))).check(z.maxLength(100)),
rows: z.array(z.object({
row: z.string().check(z.minLength(1), z.maxLength(64)),
number: z.int().check(z.minimum(1), z.maximum(100)),
})).check(z.maxLength(4)),
codes: z.exactOptional(z.array(z.object({
system: z.string().check(z.maxLength(200)),
code: z.string().check(z.minLength(1), z.maxLength(40)),
})).check(z.maxLength(5))),
}))
