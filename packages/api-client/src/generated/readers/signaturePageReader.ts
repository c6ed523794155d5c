// Generated from openapi.yaml by "pnpm generate"; do not edit.
import * as z from 'zod/mini'
import { type Reader, reader } from '../../reader.ts'
import type { SignaturePage } from '../schema.ts'
import { acceptedDocumentReader } from './acceptedDocumentReader.ts'
import { coverKindReader } from './coverKindReader.ts'
import { declarationsVersionReader } from './declarationsVersionReader.ts'
import { paymentFrequencyReader } from './paymentFrequencyReader.ts'
import { paymentPartReader } from './paymentPartReader.ts'
import { signingHolderReader } from './signingHolderReader.ts'

export const signaturePageReader: Reader<SignaturePage> = /* @__PURE__ */ reader(() => z.object({
successful: z.literal(true),
secret: z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/)),
secretEndsAt: z.iso.datetime({ offset: true }),
signedAt: z.exactOptional(z.iso.datetime({ offset: true })),
reference: z.string().check(z.regex(/^[ACDEFGHJKMNPQRTVWXY3479]{8}$/)),
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
label: z.string().check(z.minLength(1), z.maxLength(300)),
documents: z.exactOptional(z.array(acceptedDocumentReader()).check(z.maxLength(50))),
firstHolder: z.string().check(z.minLength(1), z.maxLength(160)),
holder: signingHolderReader(),
declarations: declarationsVersionReader(),
}))
