// Generated from openapi.yaml by "pnpm generate"; do not edit.
import * as z from 'zod/mini'
import { type Reader, reader } from '../../reader.ts'
import type { PolicyProjection } from '../schema.ts'
import { coverSumsReader } from './coverSumsReader.ts'
import { yearlyPremiumsReader } from './yearlyPremiumsReader.ts'

export const policyProjectionReader: Reader<PolicyProjection> = /* @__PURE__ */ reader(() => z.object({
ages: z.array(z.int().check(z.minimum(18), z.maximum(64))).check(z.maxLength(10)),
now: z.array(z.number().check(z.minimum(0))).check(z.maxLength(10)),
after: yearlyPremiumsReader(),
sumInsured: z.object({
on: coverSumsReader(),
off12Months: coverSumsReader(),
offPermanent: coverSumsReader(),
}),
toLastAge: z.object({
now: z.number().check(z.minimum(0)),
after: z.number().check(z.minimum(0)),
years: z.exactOptional(z.object({
ages: z.array(z.int().check(z.minimum(18), z.maximum(64))).check(z.maxLength(50)),
now: z.array(z.number().check(z.minimum(0))).check(z.maxLength(50)),
after: z.array(z.number().check(z.minimum(0))).check(z.maxLength(50)),
})),
}),
}))
