import { INSURER_CODES, type InsurerCode } from '@coverkit/core/transfer'
import * as z from 'zod/mini'
import type { SignatureState } from './submittedApplication.ts'
import { type TransferredPolicy, transferredPolicySchema } from './transferredPolicy.ts'

const STATUSES = ['partial', 'waiting-for-second-signature', 'in-progress'] as const
/** Where a transfer is: saved on the way, not signed by the second policy holder, or with the insurers. */
export type TransferStatus = (typeof STATUSES)[number]
export const transferStatusSchema: z.ZodMiniType<TransferStatus> = z.enum(STATUSES)

/** A submitted transfer, as it is now. */
export interface SubmittedTransfer {
  readonly id: string
  /** Eight letters and digits to quote. */
  readonly reference: string
  readonly status: TransferStatus
  /** An instant, ISO 8601, by the server's clock. */
  readonly submittedAt: string
  readonly policies: readonly TransferredPolicy[]
  /** The first holder's, then the second's. */
  readonly signatures: readonly SignatureState[]
  /** The insurers to whom there is a letter; none before every holder has signed. */
  readonly letters: readonly InsurerCode[]
}

const instant = z.iso.datetime({ offset: true })

export const submittedTransferSchema: z.ZodMiniType<SubmittedTransfer> = z.object({
  id: z.uuid(),
  reference: z.string().check(z.regex(/^[AC-HJKMNPQRTV-Y3479]{8}$/)),
  status: transferStatusSchema,
  submittedAt: instant,
  policies: z.array(transferredPolicySchema).check(z.maxLength(50)),
  signatures: z
    .array(
      z.object({
        holder: z.int().check(z.minimum(1), z.maximum(2)),
        state: z.enum(['signed', 'waiting']),
        signedAt: z.nullable(instant),
        sentAt: z.nullable(instant),
      }),
    )
    .check(z.minLength(1), z.maxLength(2)),
  letters: z.array(z.enum(INSURER_CODES)).check(z.maxLength(7)),
})
