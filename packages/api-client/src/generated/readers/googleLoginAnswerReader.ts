// Generated from openapi.yaml by "pnpm generate"; do not edit.
import * as z from 'zod/mini'
import { type Reader, reader } from '../../reader.ts'
import type { GoogleLoginAnswer } from '../schema.ts'
import { googleLoginOutcomeReader } from './googleLoginOutcomeReader.ts'
import { googleSessionReader } from './googleSessionReader.ts'

export const googleLoginAnswerReader: Reader<GoogleLoginAnswer> = /* @__PURE__ */ reader(() => z.union([googleSessionReader(), googleLoginOutcomeReader()]))
