// Generated from openapi.yaml by "pnpm generate"; do not edit.
import * as z from 'zod/mini'
import { type Reader, reader } from '../../reader.ts'
import type { InsurerDocuments } from '../schema.ts'
import { supplierDocumentReader } from './supplierDocumentReader.ts'

export const insurerDocumentsReader: Reader<InsurerDocuments> = /* @__PURE__ */ reader(() => z.object({
supplierCode: z.string().check(z.regex(/^[A-Z]{3}$/)),
supplierName: z.string().check(z.minLength(1), z.maxLength(100)),
documents: z.array(supplierDocumentReader()).check(z.maxLength(50)),
}))
