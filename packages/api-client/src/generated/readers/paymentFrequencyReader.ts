// Generated from openapi.yaml by "pnpm generate"; do not edit.
import * as z from 'zod/mini'
import { type Reader, reader } from '../../reader.ts'
import type { PaymentFrequency } from '../schema.ts'

export const paymentFrequencyReader: Reader<PaymentFrequency> = /* @__PURE__ */ reader(() => z.enum(["monthly","quarterly","halfYearly","yearly"]))
