// Generated from openapi.yaml by "pnpm generate"; do not edit.
import * as z from 'zod/mini'
import { type Reader, reader } from '../../reader.ts'
import type { PricedPolicy } from '../schema.ts'
import { frequencyPremiumReader } from './frequencyPremiumReader.ts'
import { paymentFrequencyReader } from './paymentFrequencyReader.ts'

export const pricedPolicyReader: Reader<PricedPolicy> = /* @__PURE__ */ reader(() => z.object({
paymentFrequency: paymentFrequencyReader(),
premium: frequencyPremiumReader(),
}))
