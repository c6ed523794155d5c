// Generated from openapi.yaml by "pnpm generate"; do not edit.
import * as z from 'zod/mini'
import { type Reader, reader } from '../../reader.ts'
import type { PaymentMethod } from '../schema.ts'

export const paymentMethodReader: Reader<PaymentMethod> = /* @__PURE__ */ reader(() => z.enum(["directDebit","creditCard","enduringRollover"]))
