// Generated from openapi.yaml by "pnpm generate"; do not edit.
import * as z from 'zod/mini'
import { type Reader, reader } from '../../reader.ts'
import type { ClaimAnswer } from '../schema.ts'
import { claimReader } from './claimReader.ts'

export const claimAnswerReader: Reader<ClaimAnswer> = /* @__PURE__ */ reader(() => z.object({
successful: z.literal(true),
claim: claimReader(),
}))
