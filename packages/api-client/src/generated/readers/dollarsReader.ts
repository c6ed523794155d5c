// Generated from openapi.yaml by "pnpm generate"; do not edit.
import * as z from 'zod/mini'
import { type Reader, reader } from '../../reader.ts'
import type { Dollars } from '../schema.ts'

export const dollarsReader: Reader<Dollars> = /* @__PURE__ */ reader(() => z.nullable(z.int().check(z.minimum(0), z.maximum(999999999))))
