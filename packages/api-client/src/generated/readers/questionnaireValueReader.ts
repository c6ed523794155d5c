// Generated from openapi.yaml by "pnpm generate"; do not edit.
import * as z from 'zod/mini'
import { type Reader, reader } from '../../reader.ts'
import type { QuestionnaireValue } from '../schema.ts'
import { questionnaireRowReader } from './questionnaireRowReader.ts'

export const questionnaireValueReader: Reader<QuestionnaireValue> = /* @__PURE__ */ reader(() => z.union([z.string().check(z.maxLength(1000)), z.number(), z.array(z.string().check(z.maxLength(100))).check(z.maxLength(100)), z.object({
value: z.number(),
unit: z.enum(["cm","ft","kg","lb","st"]),
entered: z.array(z.string().check(z.maxLength(20))).check(z.minLength(1), z.maxLength(2)),
}), z.record(questionnaireRowReader(), z.int().check(z.minimum(0), z.maximum(100)))]))
