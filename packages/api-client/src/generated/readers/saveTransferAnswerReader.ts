// Generated from openapi.yaml by "pnpm generate"; do not edit.
import * as z from 'zod/mini'
import { type Reader, reader } from '../../reader.ts'
import type { SaveTransferAnswer } from '../schema.ts'
import { transferStatusReader } from './transferStatusReader.ts'

export const saveTransferAnswerReader: Reader<SaveTransferAnswer> = /* @__PURE__ */ reader(() => z.object({
successful: z.literal(true),
message: z.exactOptional(z.string().check(z.maxLength(1000))),
id: z.string().check(z.minLength(1), z.maxLength(100)),
policyIds: z.exactOptional(z.array(z.string().check(z.maxLength(100))).check(z.maxLength(50))),
policyHolders: z.exactOptional(z.array(z.object({
rowId: z.nullable(z.string().check(z.maxLength(100))),
contactId: z.string().check(z.minLength(1), z.maxLength(100)),
})).check(z.maxLength(2))),
reference: z.exactOptional(z.nullable(z.string().check(z.regex(/^[ACDEFGHJKMNPQRTVWXY3479]{8}$/)))),
status: z.exactOptional(transferStatusReader()),
receivedAt: z.exactOptional(z.iso.datetime({ offset: true })),
isReadBySecret: z.exactOptional(z.boolean()),
}))
