// Generated from openapi.yaml by "pnpm generate"; do not edit.
import * as z from 'zod/mini'
import { type Reader, reader } from '../../reader.ts'
import type { SavedQuotesAnswer } from '../schema.ts'
import { savedQuoteReader } from './savedQuoteReader.ts'

export const savedQuotesAnswerReader: Reader<SavedQuotesAnswer> = /* @__PURE__ */ reader(() => z.object({
label: z.string().check(z.minLength(1), z.maxLength(300)),
quotes: z.array(savedQuoteReader()).check(z.maxLength(50)),
}))
