// Generated from openapi.yaml by "pnpm generate"; do not edit.
import * as z from 'zod/mini'
import { type Reader, reader } from '../../reader.ts'
import type { OpenedComparison } from '../schema.ts'
import { mailedComparisonReader } from './mailedComparisonReader.ts'

export const openedComparisonReader: Reader<OpenedComparison> = /* @__PURE__ */ reader(() => z.object({
successful: z.literal(true),
message: z.exactOptional(z.string().check(z.maxLength(1000))),
comparison: mailedComparisonReader(),
}))
