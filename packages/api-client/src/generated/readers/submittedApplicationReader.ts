// Generated from openapi.yaml by "pnpm generate"; do not edit.
import * as z from 'zod/mini'
import { type Reader, reader } from '../../reader.ts'
import type { SubmittedApplication } from '../schema.ts'
import { acceptedDocumentReader } from './acceptedDocumentReader.ts'
import { coverKindReader } from './coverKindReader.ts'
import { outstandingItemReader } from './outstandingItemReader.ts'
import { paymentFrequencyReader } from './paymentFrequencyReader.ts'
import { paymentPartReader } from './paymentPartReader.ts'
import { signatureStateReader } from './signatureStateReader.ts'

export const submittedApplicationReader: Reader<SubmittedApplication> = /* @__PURE__ */ reader(() => z.object({
id: z.uuid(),
reference: z.string().check(z.regex(/^[ACDEFGHJKMNPQRTVWXY3479]{8}$/)),
status: z.enum(["in-review","waiting-for-second-signature"]),
submittedAt: z.iso.datetime({ offset: true }),
insurer: z.object({
supplierCode: z.string().check(z.regex(/^[A-Z]{3}$/)),
supplierName: z.string().check(z.minLength(1), z.maxLength(100)),
productName: z.string().check(z.minLength(1), z.maxLength(100)),
}),
covers: z.array(z.object({
cover: coverKindReader(),
amount: z.number().check(z.minimum(0)),
})).check(z.maxLength(4)),
premium: z.object({
amount: z.number().check(z.minimum(0)),
frequency: paymentFrequencyReader(),
parts: z.exactOptional(z.array(paymentPartReader()).check(z.minLength(1), z.maxLength(3))),
}),
outstanding: z.array(outstandingItemReader()).check(z.maxLength(100)),
signatures: z.array(signatureStateReader()).check(z.minLength(1), z.maxLength(2)),
documents: z.exactOptional(z.array(acceptedDocumentReader()).check(z.maxLength(50))),
isInAccount: z.exactOptional(z.boolean()),
}))
