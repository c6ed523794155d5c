// Generated from openapi.yaml by "pnpm generate"; do not edit.
import * as z from 'zod/mini'
import { type Reader, reader } from '../../reader.ts'
import type { ClosingAnswer } from '../schema.ts'
import { closingReader } from './closingReader.ts'
import { retainedRecordReader } from './retainedRecordReader.ts'
import { runningMatterReader } from './runningMatterReader.ts'

export const closingAnswerReader: Reader<ClosingAnswer> = /* @__PURE__ */ reader(() => z.object({
closing: z.nullable(closingReader()),
running: z.array(runningMatterReader()).check(z.maxLength(200)),
retained: z.array(retainedRecordReader()).check(z.maxLength(20)),
}))
