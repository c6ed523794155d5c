// Generated from openapi.yaml by "pnpm generate"; do not edit.
import * as z from 'zod/mini'
import { type Reader, reader } from '../../reader.ts'
import type { MaskedEmail } from '../schema.ts'

export const maskedEmailReader: Reader<MaskedEmail> = /* @__PURE__ */ reader(() => z.string().check(z.minLength(1), z.maxLength(260)))
