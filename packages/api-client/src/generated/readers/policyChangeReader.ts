// Generated from openapi.yaml by "pnpm generate"; do not edit.
import * as z from 'zod/mini'
import { type Reader, reader } from '../../reader.ts'
import type { PolicyChange } from '../schema.ts'
import { coverKindReader } from './coverKindReader.ts'
import { instalmentReader } from './instalmentReader.ts'
import { lifeEventReader } from './lifeEventReader.ts'
import { supplierCodeReader } from './supplierCodeReader.ts'
import { termValueReader } from './termValueReader.ts'

export const policyChangeReader: Reader<PolicyChange> = /* @__PURE__ */ reader(() => z.object({
id: z.uuid(),
reference: z.string().check(z.regex(/^[ACDEFGHJKMNPQRTVWXY3479]{8}$/)),
status: z.enum(["with-insurer","done"]),
requestedAt: z.iso.datetime({ offset: true }),
effectiveOn: z.nullable(z.iso.date()),
needsHealthQuestions: z.boolean(),
policyId: z.string().check(z.minLength(1), z.maxLength(100)),
insurerCode: supplierCodeReader(),
policyNumber: z.string().check(z.minLength(1), z.maxLength(30)),
covers: z.array(z.object({
cover: coverKindReader(),
kind: z.enum(["added","removed","increased","decreased","changed"]),
terms: z.array(z.object({
field: z.enum(["sumInsured","link","linkedAmount","occupationType","incomeReplacement","waitingPeriod","benefitPeriod","extras","owner"]),
from: termValueReader(),
to: termValueReader(),
})).check(z.maxLength(9)),
})).check(z.maxLength(4)),
terms: z.array(z.object({
field: z.enum(["premiumType","paymentFrequency","paymentMethod","outsidePaymentMethod","indexation"]),
from: termValueReader(),
to: termValueReader(),
})).check(z.maxLength(5)),
increase: z.nullable(z.object({
event: lifeEventReader(),
eventDate: z.iso.date(),
cover: coverKindReader(),
increase: z.int().check(z.minimum(1), z.maximum(1000000)),
})),
premiumBefore: instalmentReader(),
premium: instalmentReader(),
}))
