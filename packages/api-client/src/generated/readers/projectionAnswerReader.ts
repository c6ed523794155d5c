// Generated from openapi.yaml by "pnpm generate"; do not edit.
import * as z from 'zod/mini'
import { type Reader, reader } from '../../reader.ts'
import type { ProjectionAnswer } from '../schema.ts'
import { coverSumsReader } from './coverSumsReader.ts'
import { insurerProjectionReader } from './insurerProjectionReader.ts'
import { occupationClassesReader } from './occupationClassesReader.ts'

export const projectionAnswerReader: Reader<ProjectionAnswer> = /* @__PURE__ */ reader(() => z.object({
label: z.string().check(z.minLength(1), z.maxLength(300)),
clientId: z.string().check(z.minLength(1), z.maxLength(100)),
occupationClasses: occupationClassesReader(),
ages: z.array(z.int().check(z.minimum(18), z.maximum(64))).check(z.maxLength(60)),
sumInsured: z.object({
on: coverSumsReader(),
off12Months: coverSumsReader(),
offPermanent: coverSumsReader(),
}),
insurers: z.array(insurerProjectionReader()).check(z.maxLength(20)),
}))
