// Generated from openapi.yaml by "pnpm generate"; do not edit.
import * as z from 'zod/mini'
import { type Reader, reader } from '../../reader.ts'
import type { ResumeFlow } from '../schema.ts'

export const resumeFlowReader: Reader<ResumeFlow> = /* @__PURE__ */ reader(() => z.enum(["calculator","client-quote","transfer-policy"]))
