// Generated from openapi.yaml by "pnpm generate"; do not edit.
import * as z from 'zod/mini'
import { type Reader, reader } from '../../reader.ts'
import type { LastInsurabilityRequest } from '../schema.ts'
import { coverKindReader } from './coverKindReader.ts'
import { dollarsReader } from './dollarsReader.ts'
import { lifeEventReader } from './lifeEventReader.ts'

export const lastInsurabilityRequestReader: Reader<LastInsurabilityRequest> = /* @__PURE__ */ reader(() => z.object({
id: z.uuid(),
requestedOn: z.iso.date(),
event: lifeEventReader(),
eventDate: z.iso.date(),
cover: coverKindReader(),
increase: z.int().check(z.minimum(1), z.maximum(1000000)),
newAmount: dollarsReader(),
earlierAmount: dollarsReader(),
files: z.array(z.int().check(z.minimum(1), z.maximum(20))).check(z.maxLength(20)),
}))
