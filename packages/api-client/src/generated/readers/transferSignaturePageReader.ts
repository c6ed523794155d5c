// Generated from openapi.yaml by "pnpm generate"; do not edit.
import * as z from 'zod/mini'
import { type Reader, reader } from '../../reader.ts'
import type { TransferSignaturePage } from '../schema.ts'
import { declarationsVersionReader } from './declarationsVersionReader.ts'
import { signingHolderReader } from './signingHolderReader.ts'
import { supplierCodeReader } from './supplierCodeReader.ts'

export const transferSignaturePageReader: Reader<TransferSignaturePage> = /* @__PURE__ */ reader(() => z.object({
successful: z.literal(true),
kind: z.enum(["transfer"]),
secret: z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/)),
secretEndsAt: z.iso.datetime({ offset: true }),
reference: z.string().check(z.regex(/^[ACDEFGHJKMNPQRTVWXY3479]{8}$/)),
submittedAt: z.iso.datetime({ offset: true }),
policies: z.array(z.object({
insurerCode: supplierCodeReader(),
insurerName: z.string().check(z.minLength(1), z.maxLength(100)),
policyNumber: z.nullable(z.string().check(z.maxLength(30))),
name: z.string().check(z.minLength(1), z.maxLength(101)),
})).check(z.minLength(1), z.maxLength(20)),
firstHolder: z.string().check(z.minLength(1), z.maxLength(160)),
holder: signingHolderReader(),
declarations: declarationsVersionReader(),
}))
