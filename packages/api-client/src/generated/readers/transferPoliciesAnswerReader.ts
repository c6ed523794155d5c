// Generated from openapi.yaml by "pnpm generate"; do not edit.
import * as z from 'zod/mini'
import { type Reader, reader } from '../../reader.ts'
import type { TransferPoliciesAnswer } from '../schema.ts'

export const transferPoliciesAnswerReader: Reader<TransferPoliciesAnswer> = /* @__PURE__ */ reader(() => z.object({
successful: z.literal(true),
data: z.string().check(z.maxLength(1000000)),
}))
