// Generated from openapi.yaml by "pnpm generate"; do not edit.
import * as z from 'zod/mini'
import { type Reader, reader } from '../../reader.ts'
import type { OccupationsAnswer } from '../schema.ts'

export const occupationsAnswerReader: Reader<OccupationsAnswer> = /* @__PURE__ */ reader(() => z.object({
data: z.string().check(z.maxLength(1000000)),
}))
