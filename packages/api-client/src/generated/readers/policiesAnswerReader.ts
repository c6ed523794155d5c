// Generated from openapi.yaml by "pnpm generate"; do not edit.
import * as z from 'zod/mini'
import { type Reader, reader } from '../../reader.ts'
import type { PoliciesAnswer } from '../schema.ts'
import { policyReader } from './policyReader.ts'

export const policiesAnswerReader: Reader<PoliciesAnswer> = /* @__PURE__ */ reader(() => z.array(policyReader()).check(z.maxLength(100)))
