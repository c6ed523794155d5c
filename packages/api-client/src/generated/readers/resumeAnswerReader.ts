// Generated from openapi.yaml by "pnpm generate"; do not edit.
import * as z from 'zod/mini'
import { type Reader, reader } from '../../reader.ts'
import type { ResumeAnswer } from '../schema.ts'
import { doneAnswerReader } from './doneAnswerReader.ts'
import { resumeLinkAnswerReader } from './resumeLinkAnswerReader.ts'
import { resumeOpenAnswerReader } from './resumeOpenAnswerReader.ts'

export const resumeAnswerReader: Reader<ResumeAnswer> = /* @__PURE__ */ reader(() => z.union([resumeLinkAnswerReader(), resumeOpenAnswerReader(), doneAnswerReader()]))
