// Generated from openapi.yaml by "pnpm generate"; do not edit.
import * as z from 'zod/mini'
import { type Reader, reader } from '../../reader.ts'
import type { SigningHolder } from '../schema.ts'

export const signingHolderReader: Reader<SigningHolder> = /* @__PURE__ */ reader(() => z.object({
firstName: z.string().check(z.minLength(1), z.maxLength(50)),
middleName: z.nullable(z.string().check(z.maxLength(50))),
lastName: z.string().check(z.minLength(1), z.maxLength(50)),
dateOfBirth: z.iso.date(),
mobile: z.string().check(z.maxLength(20)),
email: z.string().check(z.minLength(1), z.maxLength(254)),
address: z.string().check(z.minLength(1), z.maxLength(200)),
}))
