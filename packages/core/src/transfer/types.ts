import type { PolicyHolder } from '../application/holderFields.ts'
import type { Signature } from '../application/types.ts'
import type { TransferPolicy } from './policyFields.ts'

/** Steps of the transfer in order. (Specification, point 2.) */
const TRANSFER_STEPS = ['policy-holders', 'policy-details', 'terms-and-conditions'] as const
/** One of the pages that a transfer is made of, by the last part of its address. */
export type TransferStep = (typeof TRANSFER_STEPS)[number]

/** Ages in whole years: the owner of a policy may be older than an applicant for one. */
export const TRANSFER_AGES = { min: 18, max: 110 } as const
/** Most policies of one transfer. */
export const MAXIMUM_POLICIES = 20
/** Most removed policies that a transfer still names. */
export const MAXIMUM_REMOVED = 30

/** The answers of a transfer of existing policies. */
export interface TransferAnswers {
  /** One or two. */
  readonly holders: readonly PolicyHolder[]
  /** The second holder who was removed; sent as discontinued until another one is added. */
  readonly removedHolder: PolicyHolder | null
  readonly policies: readonly TransferPolicy[]
  /** Policies that were removed, in that order; sent as discontinued. */
  readonly removedPolicies: readonly TransferPolicy[]
  readonly acceptedTermsAndConditions: boolean
  /** At most one of each holder. */
  readonly declarations: readonly Signature[]
}
