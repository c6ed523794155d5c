// Generated from openapi.yaml by "pnpm generate"; do not edit.
import * as z from 'zod/mini'
import { type Reader, reader } from '../../reader.ts'
import type { StoredFile } from '../schema.ts'
import { fileMediaTypeReader } from './fileMediaTypeReader.ts'

export const storedFileReader: Reader<StoredFile> = /* @__PURE__ */ reader(() => z.object({
successful: z.literal(true),
n: z.int().check(z.minimum(1), z.maximum(20)),
mediaType: fileMediaTypeReader(),
size: z.int().check(z.minimum(1), z.maximum(10485760)),
}))
