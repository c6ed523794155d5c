// Generated from openapi.yaml by "pnpm generate"; do not edit.
import * as z from 'zod/mini'
import { type Reader, reader } from '../../reader.ts'
import type { GuaranteedInsurabilityAnswer } from '../schema.ts'
import { coverKindReader } from './coverKindReader.ts'
import { dollarsReader } from './dollarsReader.ts'
import { insurabilityReasonReader } from './insurabilityReasonReader.ts'
import { lastInsurabilityRequestReader } from './lastInsurabilityRequestReader.ts'
import { lifeEventReader } from './lifeEventReader.ts'

export const guaranteedInsurabilityAnswerReader: Reader<GuaranteedInsurabilityAnswer> = /* @__PURE__ */ reader(() => z.object({
successful: z.literal(true),
message: z.exactOptional(z.string().check(z.maxLength(1000))),
productCode: z.string().check(z.minLength(1), z.maxLength(20)),
policyId: z.string().check(z.minLength(1), z.maxLength(100)),
cover: coverKindReader(),
eligible: z.boolean(),
reasons: z.array(insurabilityReasonReader()).check(z.maxLength(10)),
nextIncreaseOn: z.nullable(z.iso.date()),
lastRequest: z.nullable(lastInsurabilityRequestReader()),
maximums: z.array(z.object({
event: lifeEventReader(),
maximum: z.int().check(z.minimum(0)),
})).check(z.maxLength(20)),
covers: z.array(z.object({
kind: coverKindReader(),
sumInsured: z.int().check(z.minimum(0)),
originalSum: dollarsReader(),
earlierIncreases: z.int().check(z.minimum(0)),
highestSum: z.int().check(z.minimum(0)),
})).check(z.maxLength(4)),
}))
