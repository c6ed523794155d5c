// Generated from openapi.yaml by "pnpm generate"; do not edit.
import * as z from 'zod/mini'
import { type Reader, reader } from '../../reader.ts'
import type { SignatureLinkAnswer } from '../schema.ts'
import { maskedEmailReader } from './maskedEmailReader.ts'

export const signatureLinkAnswerReader: Reader<SignatureLinkAnswer> = /* @__PURE__ */ reader(() => z.object({
successful: z.literal(true),
email: maskedEmailReader(),
sentAt: z.iso.datetime({ offset: true }),
expiresAt: z.iso.datetime({ offset: true }),
}))
