// Generated from openapi.yaml by "pnpm generate"; do not edit.
import * as z from 'zod/mini'
import { type Reader, reader } from '../../reader.ts'
import type { SupplierDocumentsAnswer } from '../schema.ts'

export const supplierDocumentsAnswerReader: Reader<SupplierDocumentsAnswer> = /* @__PURE__ */ reader(() => z.object({
successful: z.literal(true),
data: z.string().check(z.maxLength(1000000)),
}))
