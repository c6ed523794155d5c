// Generated from openapi.yaml by "pnpm generate"; do not edit.
import * as z from 'zod/mini'
import { type Reader, reader } from '../../reader.ts'
import type { GoogleSession } from '../schema.ts'

export const googleSessionReader: Reader<GoogleSession> = /* @__PURE__ */ reader(() => z.object({
successful: z.literal(true),
token: z.string().check(z.minLength(1), z.maxLength(8192)),
accessToken: z.string().check(z.minLength(1), z.maxLength(8192)),
refreshToken: z.string().check(z.minLength(1), z.maxLength(8192)),
expiresIn: z.int().check(z.minimum(0)),
}))
