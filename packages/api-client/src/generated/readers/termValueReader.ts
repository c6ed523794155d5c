// Generated from openapi.yaml by "pnpm generate"; do not edit.
import * as z from 'zod/mini'
import { type Reader, reader } from '../../reader.ts'
import type { TermValue } from '../schema.ts'

export const termValueReader: Reader<TermValue> = /* @__PURE__ */ reader(() => z.nullable(z.union([z.string().check(z.maxLength(100)), z.number().check(z.minimum(0)), z.array(z.string().check(z.maxLength(100))).check(z.minLength(1), z.maxLength(10))])))
