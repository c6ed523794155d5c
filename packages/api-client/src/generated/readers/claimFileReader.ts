// Generated from openapi.yaml by "pnpm generate"; do not edit.
import * as z from 'zod/mini'
import { type Reader, reader } from '../../reader.ts'
import type { ClaimFile } from '../schema.ts'
import { claimDocumentReader } from './claimDocumentReader.ts'
import { fileMediaTypeReader } from './fileMediaTypeReader.ts'

export const claimFileReader: Reader<ClaimFile> = /* @__PURE__ */ reader(() => z.object({
n: z.int().check(z.minimum(1), z.maximum(20)),
document: claimDocumentReader(),
mediaType: fileMediaTypeReader(),
size: z.int().check(z.minimum(1), z.maximum(10485760)),
savedAt: z.iso.datetime({ offset: true }),
}))
