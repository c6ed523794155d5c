// Generated from openapi.yaml by "pnpm generate"; do not edit.
import * as z from 'zod/mini'
import { type Reader, reader } from '../../reader.ts'
import type { ReceiptFile } from '../schema.ts'

export const receiptFileReader: Reader<ReceiptFile> = /* @__PURE__ */ reader(() => z.object({
receipt: z.record(z.string(), z.unknown()),
sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
}))
