// Generated from openapi.yaml by "pnpm generate"; do not edit.
import * as z from 'zod/mini'
import { type Reader, reader } from '../../reader.ts'
import type { InsuredPerson } from '../schema.ts'

export const insuredPersonReader: Reader<InsuredPerson> = /* @__PURE__ */ reader(() => z.object({
date_of_Birth: z.nullable(z.iso.date()),
rated_Age: z.nullable(z.int().check(z.minimum(0), z.maximum(130))),
gender: z.nullable(z.enum(["M","F"])),
smoker: z.nullable(z.boolean()),
occupation: z.nullable(z.string().check(z.maxLength(200))),
occupation_ID: z.nullable(z.int().check(z.minimum(1), z.maximum(100000))),
state: z.nullable(z.enum(["NSW","VIC","QLD","WA","SA","TAS","ACT","NT"])),
}))
