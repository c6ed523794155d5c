import type { PolicyHolder, Signature } from '../application/types.ts'
import type { CoverKind } from '../quote/types.ts'

/** Steps of the transfer in order. (Specification, point 2.) */
export const TRANSFER_STEPS = ['policy-holders', 'policy-details', 'terms-and-conditions'] as const
/** One of the pages that a transfer is made of, by the last part of its address. */
export type TransferStep = (typeof TRANSFER_STEPS)[number]

/** The insurers whose policies can be transferred, by code. (Specification, point 3.) */
export const INSURER_CODES = ['MLP', 'NEO', 'MLC', 'ACC', 'ZUR', 'ING', 'AIG'] as const
/** An insurer whose policies can be transferred. */
export type InsurerCode = (typeof INSURER_CODES)[number]

/** Most policies of one transfer. */
export const MAXIMUM_POLICIES = 20
/** Highest number of a file of one transfer. */
export const MAXIMUM_FILES = 20
/** Most removed policies that a transfer still names. */
export const MAXIMUM_REMOVED = 30

/** A policy to transfer. `null` means not answered. */
export interface TransferPolicy {
  /** The form's own row; never changes while the policy is on the transfer. */
  readonly id: string
  /** Given by the server. */
  readonly policyId: string | null
  readonly insurerCode: InsurerCode | null
  /** In capitals, as the customer wrote it; counts only while `numberUnknown` is false. */
  readonly policyNumber: string | null
  /** The customer does not have the number: the insurer is asked to find the policy. */
  readonly numberUnknown: boolean
  /** The name on the policy. */
  readonly name: string | null
  /** What the policy covers, as far as the customer knows; in the order of `COVER_KINDS`. */
  readonly covers: readonly CoverKind[]
  /** Which file of the transfer shows its schedule, 1 to 20; null for none. The file itself is only ever sent. */
  readonly fileNumber: number | null
}

/** What a transfer of existing policies holds. */
export interface TransferAnswers {
  /** One or two. */
  readonly holders: readonly PolicyHolder[]
  /** The second holder who was removed; sent as discontinued while nobody has taken the place. */
  readonly removedHolder: PolicyHolder | null
  readonly policies: readonly TransferPolicy[]
  /** Policies that were removed, in that order; sent as discontinued. */
  readonly removedPolicies: readonly TransferPolicy[]
  readonly acceptedTermsAndConditions: boolean
  /** At most one of each holder. */
  readonly declarations: readonly Signature[]
}
