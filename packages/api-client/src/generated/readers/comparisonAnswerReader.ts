// Generated from openapi.yaml by "pnpm generate"; do not edit.
import * as z from 'zod/mini'
import { type Reader, reader } from '../../reader.ts'
import type { ComparisonAnswer } from '../schema.ts'
import { insurerComparisonReader } from './insurerComparisonReader.ts'
import { occupationClassesReader } from './occupationClassesReader.ts'

export const comparisonAnswerReader: Reader<ComparisonAnswer> = /* @__PURE__ */ reader(() => z.object({
label: z.string().check(z.minLength(1), z.maxLength(300)),
clientId: z.string().check(z.minLength(1), z.maxLength(100)),
occupationClasses: occupationClassesReader(),
insurers: z.array(insurerComparisonReader()).check(z.maxLength(20)),
}))
