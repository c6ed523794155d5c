// Generated from openapi.yaml by "pnpm generate"; do not edit.
import * as z from 'zod/mini'
import { type Reader, reader } from '../../reader.ts'
import type { ExportSection } from '../schema.ts'

export const exportSectionReader: Reader<ExportSection> = /* @__PURE__ */ reader(() => z.object({
name: z.string().check(z.minLength(1), z.maxLength(60)),
title: z.string().check(z.minLength(1), z.maxLength(200)),
records: z.array(z.record(z.string(), z.unknown())).check(z.maxLength(500)),
omitted: z.int().check(z.minimum(0)),
}))
