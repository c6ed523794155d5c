// Generated from openapi.yaml by "pnpm generate"; do not edit.
import * as z from 'zod/mini'
import { type Reader, reader } from '../../reader.ts'
import type { Indication } from '../schema.ts'
import { coverIndicationReader } from './coverIndicationReader.ts'
import { dataVersionReader } from './dataVersionReader.ts'

export const indicationReader: Reader<Indication> = /* @__PURE__ */ reader(() => z.object({
isDecision: z.literal(false),
label: z.string().check(z.minLength(1), z.maxLength(200)),
rules: z.nullable(dataVersionReader()),
covers: z.array(coverIndicationReader()).check(z.maxLength(4)),
}))
