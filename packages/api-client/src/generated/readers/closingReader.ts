// Generated from openapi.yaml by "pnpm generate"; do not edit.
import * as z from 'zod/mini'
import { type Reader, reader } from '../../reader.ts'
import type { Closing } from '../schema.ts'

export const closingReader: Reader<Closing> = /* @__PURE__ */ reader(() => z.object({
requestedAt: z.iso.datetime({ offset: true }),
closesAt: z.iso.datetime({ offset: true }),
}))
