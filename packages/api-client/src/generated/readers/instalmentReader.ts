// Generated from openapi.yaml by "pnpm generate"; do not edit.
import * as z from 'zod/mini'
import { type Reader, reader } from '../../reader.ts'
import type { Instalment } from '../schema.ts'
import { paymentFrequencyReader } from './paymentFrequencyReader.ts'

export const instalmentReader: Reader<Instalment> = /* @__PURE__ */ reader(() => z.nullable(z.object({
amount: z.number().check(z.minimum(0)),
frequency: paymentFrequencyReader(),
})))
