// Generated from openapi.yaml by "pnpm generate"; do not edit.
import * as z from 'zod/mini'
import { type Reader, reader } from '../../reader.ts'
import type { QuestionnaireRow } from '../schema.ts'

export const questionnaireRowReader: Reader<QuestionnaireRow> = /* @__PURE__ */ reader(() => z.string().check(z.maxLength(64), z.regex(/^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/)))
