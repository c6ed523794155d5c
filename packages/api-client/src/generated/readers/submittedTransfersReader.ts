// Generated from openapi.yaml by "pnpm generate"; do not edit.
import * as z from 'zod/mini'
import { type Reader, reader } from '../../reader.ts'
import type { SubmittedTransfers } from '../schema.ts'
import { submittedTransferReader } from './submittedTransferReader.ts'

export const submittedTransfersReader: Reader<SubmittedTransfers> = /* @__PURE__ */ reader(() => z.object({
transfers: z.array(submittedTransferReader()).check(z.maxLength(50)),
}))
