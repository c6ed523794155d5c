// Generated from openapi.yaml by "pnpm generate"; do not edit.
import * as z from 'zod/mini'
import { type Reader, reader } from '../../reader.ts'
import type { ChangeCoverAnswer } from '../schema.ts'
import { pricedPolicyReader } from './pricedPolicyReader.ts'

export const changeCoverAnswerReader: Reader<ChangeCoverAnswer> = /* @__PURE__ */ reader(() => z.object({
successful: z.literal(true),
message: z.exactOptional(z.string().check(z.maxLength(1000))),
id: z.string().check(z.minLength(1), z.maxLength(100)),
reference: z.string().check(z.regex(/^[ACDEFGHJKMNPQRTVWXY3479]{8}$/)),
receivedAt: z.iso.datetime({ offset: true }),
effectiveOn: z.nullable(z.iso.date()),
needsHealthQuestions: z.boolean(),
premium: z.nullable(pricedPolicyReader()),
}))
