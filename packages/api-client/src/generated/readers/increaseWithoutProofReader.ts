// Generated from openapi.yaml by "pnpm generate"; do not edit.
import * as z from 'zod/mini'
import { type Reader, reader } from '../../reader.ts'
import type { IncreaseWithoutProof } from '../schema.ts'
import { coverKindReader } from './coverKindReader.ts'

export const increaseWithoutProofReader: Reader<IncreaseWithoutProof> = /* @__PURE__ */ reader(() => z.object({
cover: coverKindReader(),
increase: z.int().check(z.minimum(1), z.maximum(1000000)),
requested_On: z.iso.date(),
}))
