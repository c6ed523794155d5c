// Generated from openapi.yaml by "pnpm generate"; do not edit.
import * as z from 'zod/mini'
import { type Reader, reader } from '../../reader.ts'
import type { DraftAnswers } from '../schema.ts'

export const draftAnswersReader: Reader<DraftAnswers> = /* @__PURE__ */ reader(() => z.record(z.string(), z.unknown()))
