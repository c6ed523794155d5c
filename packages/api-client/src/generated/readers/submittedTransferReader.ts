// Generated from openapi.yaml by "pnpm generate"; do not edit.
import * as z from 'zod/mini'
import { type Reader, reader } from '../../reader.ts'
import type { SubmittedTransfer } from '../schema.ts'
import { signatureStateReader } from './signatureStateReader.ts'
import { supplierCodeReader } from './supplierCodeReader.ts'
import { transferStatusReader } from './transferStatusReader.ts'
import { transferredPolicyReader } from './transferredPolicyReader.ts'

export const submittedTransferReader: Reader<SubmittedTransfer> = /* @__PURE__ */ reader(() => z.object({
id: z.uuid(),
reference: z.string().check(z.regex(/^[ACDEFGHJKMNPQRTVWXY3479]{8}$/)),
status: transferStatusReader(),
submittedAt: z.iso.datetime({ offset: true }),
policies: z.array(transferredPolicyReader()).check(z.maxLength(50)),
signatures: z.array(signatureStateReader()).check(z.minLength(1), z.maxLength(2)),
letters: z.array(supplierCodeReader()).check(z.maxLength(7)),
isInAccount: z.exactOptional(z.boolean()),
}))
