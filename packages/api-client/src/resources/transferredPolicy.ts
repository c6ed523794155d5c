import { COVER_KINDS, type CoverKind } from '@coverkit/core'
import { INSURER_CODES, type InsurerCode } from '@coverkit/core/transfer'
import * as z from 'zod/mini'

const STAGES = ['sent', 'with-insurer', 'needs-you', 'transferred'] as const
/**
 * How far a policy is: the letter was sent, the insurer works on it, the insurer needs something of the customer, or this
 * broker looks after it.
 */
export type TransferStage = (typeof STAGES)[number]

/** A policy that a customer asked to transfer. `policiesFromSaved` of core makes rows of a form of them. */
export interface TransferredPolicy {
  readonly policyId: string
  readonly rowId?: string | null
  readonly insurerCode: InsurerCode | null
  readonly policyNumber: string | null
  readonly number_Unknown?: boolean | null
  /** The name on the policy. */
  readonly name: string | null
  readonly covers?: CoverKind[] | null
  readonly file_Number?: number | null
  /** `Discontinued` for a policy that was removed. */
  readonly policyStatus: 'Active' | 'Discontinued'
  /** Null until every holder has signed. */
  readonly stage: TransferStage | null
  /** When it came to this stage: an instant, ISO 8601. */
  readonly stageAt?: string | null
  /** By when it is expected to be transferred: YYYY-MM-DD in Sydney. */
  readonly expectedOn?: string | null
  /** With the stage `needs-you`. */
  readonly reason?: 'policy-not-found' | null
}

const shortText = (length: number) => z.nullable(z.string().check(z.maxLength(length)))

export const transferredPolicySchema: z.ZodMiniType<TransferredPolicy> = z.object({
  policyId: z.string().check(z.minLength(1), z.maxLength(100)),
  rowId: z.exactOptional(shortText(100)),
  insurerCode: z.nullable(z.enum(INSURER_CODES)),
  policyNumber: shortText(30),
  number_Unknown: z.exactOptional(z.nullable(z.boolean())),
  name: shortText(101),
  covers: z.exactOptional(z.nullable(z.array(z.enum(COVER_KINDS)).check(z.maxLength(4)))),
  file_Number: z.exactOptional(z.nullable(z.int().check(z.minimum(1), z.maximum(20)))),
  policyStatus: z.enum(['Active', 'Discontinued']),
  stage: z.nullable(z.enum(STAGES)),
  stageAt: z.exactOptional(z.nullable(z.iso.datetime({ offset: true }))),
  expectedOn: z.exactOptional(z.nullable(z.iso.date())),
  reason: z.exactOptional(z.nullable(z.literal('policy-not-found'))),
})
