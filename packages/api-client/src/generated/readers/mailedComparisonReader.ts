// Generated from openapi.yaml by "pnpm generate"; do not edit.
import * as z from 'zod/mini'
import { type Reader, reader } from '../../reader.ts'
import type { MailedComparison } from '../schema.ts'
import { comparisonAnswerReader } from './comparisonAnswerReader.ts'

export const mailedComparisonReader: Reader<MailedComparison> = /* @__PURE__ */ reader(() => z.object({
pricedAt: z.iso.datetime({ offset: true }),
request: z.record(z.string(), z.unknown()),
occupation: z.string().check(z.minLength(1), z.maxLength(200)),
answer: comparisonAnswerReader(),
}))
