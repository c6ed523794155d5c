// Generated from openapi.yaml by "pnpm generate"; do not edit.
import * as z from 'zod/mini'
import { type Reader, reader } from '../../reader.ts'
import type { SignatureState } from '../schema.ts'

export const signatureStateReader: Reader<SignatureState> = /* @__PURE__ */ reader(() => z.object({
holder: z.literal([1,2]),
state: z.enum(["signed","waiting"]),
signedAt: z.nullable(z.iso.datetime({ offset: true })),
sentAt: z.nullable(z.iso.datetime({ offset: true })),
}))
