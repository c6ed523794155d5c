// Generated from openapi.yaml by "pnpm generate"; do not edit.
import * as z from 'zod/mini'
import { type Reader, reader } from '../../reader.ts'
import type { PolicyPreviewAnswer } from '../schema.ts'
import { occupationClassesReader } from './occupationClassesReader.ts'
import { policyProjectionReader } from './policyProjectionReader.ts'
import { premiumReasonReader } from './premiumReasonReader.ts'
import { pricedPolicyReader } from './pricedPolicyReader.ts'

export const policyPreviewAnswerReader: Reader<PolicyPreviewAnswer> = /* @__PURE__ */ reader(() => z.object({
label: z.string().check(z.minLength(1), z.maxLength(300)),
occupationClasses: occupationClassesReader(),
now: pricedPolicyReader(),
after: z.nullable(pricedPolicyReader()),
reasons: z.array(premiumReasonReader()).check(z.maxLength(40)),
needsHealthQuestions: z.boolean(),
projection: z.nullable(policyProjectionReader()),
}))
