// Generated from openapi.yaml by "pnpm generate"; do not edit.
import * as z from 'zod/mini'
import { type Reader, reader } from '../../reader.ts'
import type { Claim } from '../schema.ts'
import { claimContactReader } from './claimContactReader.ts'
import { claimDocumentReader } from './claimDocumentReader.ts'
import { claimFileReader } from './claimFileReader.ts'
import { claimStatusReader } from './claimStatusReader.ts'
import { claimTypeReader } from './claimTypeReader.ts'
import { claimantReader } from './claimantReader.ts'

export const claimReader: Reader<Claim> = /* @__PURE__ */ reader(() => z.object({
id: z.uuid(),
reference: z.string().check(z.minLength(1), z.maxLength(8)),
claimant: claimantReader(),
insuredName: z.nullable(z.string().check(z.maxLength(101))),
type: claimTypeReader(),
policyId: z.nullable(z.string().check(z.maxLength(100))),
policyNumber: z.nullable(z.string().check(z.maxLength(30))),
insurerCode: z.nullable(z.string().check(z.maxLength(3), z.regex(/^[A-Z]{3}$/))),
insurerName: z.nullable(z.string().check(z.maxLength(100))),
eventDate: z.iso.date(),
contactPreference: claimContactReader(),
lodgedAt: z.iso.datetime({ offset: true }),
status: claimStatusReader(),
outcome: z.nullable(z.enum(["accepted","declined"])),
timeline: z.array(z.object({
stage: claimStatusReader(),
doneOn: z.nullable(z.iso.date()),
dueOn: z.nullable(z.iso.date()),
})).check(z.minLength(5), z.maxLength(5)),
next: z.object({
step: z.enum(["acknowledge","review","decide","sendDocuments","giveBankDetails","pay","nextPayment","answerComplaint","none"]),
actor: z.nullable(z.enum(["you","insurer"])),
by: z.nullable(z.iso.date()),
}),
documents: z.array(z.object({
oneOf: z.array(claimDocumentReader()).check(z.minLength(1), z.maxLength(5)),
certifiedCopy: z.boolean(),
state: z.enum(["needed","requested","received"]),
})).check(z.maxLength(25)),
files: z.array(claimFileReader()).check(z.maxLength(20)),
}))
