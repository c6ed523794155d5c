// Generated from openapi.yaml by "pnpm generate"; do not edit.
import * as z from 'zod/mini'
import { type Reader, reader } from '../../reader.ts'
import type { SupplierDocument } from '../schema.ts'

export const supplierDocumentReader: Reader<SupplierDocument> = /* @__PURE__ */ reader(() => z.object({
type: z.enum(["PDS","TMD","SPDS","FSG","privacy"]),
name: z.string().check(z.minLength(1), z.maxLength(200)),
version: z.string().check(z.minLength(1), z.maxLength(40)),
date: z.iso.date(),
size: z.int().check(z.minimum(0)),
url: z.string().check(z.maxLength(2000), z.regex(/^([Hh][Tt][Tt][Pp][Ss]?:\/\/|\/(?![\/\\]))[^\s\\]*$/)),
}))
