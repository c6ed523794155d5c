// Generated from openapi.yaml by "pnpm generate"; do not edit.
import * as z from 'zod/mini'
import { type Reader, reader } from '../../reader.ts'
import type { SelectedQuote } from '../schema.ts'
import { coverPremiumsReader } from './coverPremiumsReader.ts'
import { occupationClassesReader } from './occupationClassesReader.ts'
import { paymentFrequencyReader } from './paymentFrequencyReader.ts'
import { paymentPartReader } from './paymentPartReader.ts'

export const selectedQuoteReader: Reader<SelectedQuote> = /* @__PURE__ */ reader(() => z.object({
paymentFrequency: paymentFrequencyReader(),
productCode: z.string().check(z.minLength(1), z.maxLength(20)),
productName: z.string().check(z.minLength(1), z.maxLength(100)),
supplierCode: z.string().check(z.regex(/^[A-Z]{3}$/)),
supplierName: z.string().check(z.minLength(1), z.maxLength(100)),
premiums: coverPremiumsReader(),
totalPremiumAmount: z.number().check(z.minimum(0)),
tpe: z.nullable(z.number().check(z.minimum(0))),
tpr: z.nullable(z.number().check(z.minimum(0))),
insurerOcc: z.string().check(z.maxLength(60)),
occupationClasses: occupationClassesReader(),
paymentParts: z.exactOptional(z.array(paymentPartReader()).check(z.minLength(1), z.maxLength(3))),
}))
