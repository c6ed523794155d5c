// Generated from openapi.yaml by "pnpm generate"; do not edit.
import * as z from 'zod/mini'
import { type Reader, reader } from '../../reader.ts'
import type { SaveApplicationAnswer } from '../schema.ts'
import { applicationStatusReader } from './applicationStatusReader.ts'

export const saveApplicationAnswerReader: Reader<SaveApplicationAnswer> = /* @__PURE__ */ reader(() => z.object({
successful: z.literal(true),
message: z.exactOptional(z.string().check(z.maxLength(1000))),
id: z.string().check(z.minLength(1), z.maxLength(100)),
reference: z.nullable(z.string().check(z.regex(/^[ACDEFGHJKMNPQRTVWXY3479]{8}$/))),
status: applicationStatusReader(),
receivedAt: z.iso.datetime({ offset: true }),
beneficiaryContacts: z.array(z.object({
beneficiaryId: z.string().check(z.minLength(1), z.maxLength(100)),
rowId: z.nullable(z.string().check(z.maxLength(100))),
first_Name: z.nullable(z.string().check(z.maxLength(50))),
last_Name: z.nullable(z.string().check(z.maxLength(50))),
organisation_Name: z.exactOptional(z.nullable(z.string().check(z.maxLength(100)))),
})).check(z.maxLength(5)),
policyHolders: z.array(z.object({
rowId: z.nullable(z.string().check(z.maxLength(100))),
contactId: z.string().check(z.minLength(1), z.maxLength(100)),
})).check(z.maxLength(2)),
secret: z.exactOptional(z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/))),
isReadBySecret: z.exactOptional(z.boolean()),
}))
