// Generated from openapi.yaml by "pnpm generate"; do not edit.
import * as z from 'zod/mini'
import { type Reader, reader } from '../../reader.ts'
import type { PaymentPart } from '../schema.ts'
import { coverKindReader } from './coverKindReader.ts'
import { paymentFrequencyReader } from './paymentFrequencyReader.ts'
import { paymentMethodReader } from './paymentMethodReader.ts'

export const paymentPartReader: Reader<PaymentPart> = /* @__PURE__ */ reader(() => z.object({
side: z.enum(["inside","outside","shared"]),
covers: z.array(coverKindReader()).check(z.minLength(1), z.maxLength(4)),
method: z.exactOptional(paymentMethodReader()),
frequency: paymentFrequencyReader(),
amount: z.number().check(z.minimum(0)),
perYear: z.number().check(z.minimum(0)),
rebate: z.number().check(z.minimum(0)),
fee: z.number().check(z.minimum(0)),
}))
