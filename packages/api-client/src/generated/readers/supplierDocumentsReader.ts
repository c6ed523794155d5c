// Generated from openapi.yaml by "pnpm generate"; do not edit.
import * as z from 'zod/mini'
import { type Reader, reader } from '../../reader.ts'
import type { SupplierDocuments } from '../schema.ts'
import { insurerDocumentsReader } from './insurerDocumentsReader.ts'

export const supplierDocumentsReader: Reader<SupplierDocuments> = /* @__PURE__ */ reader(() => z.array(insurerDocumentsReader()).check(z.maxLength(20)))
