// Generated from openapi.yaml by "pnpm generate"; do not edit.
import * as z from 'zod/mini'
import { type Reader, reader } from '../../reader.ts'
import type { OpenSignatureAnswer } from '../schema.ts'
import { maskedEmailReader } from './maskedEmailReader.ts'

export const openSignatureAnswerReader: Reader<OpenSignatureAnswer> = /* @__PURE__ */ reader(() => z.object({
successful: z.literal(true),
email: maskedEmailReader(),
}))
