import { type ClaimAnswers, type ClaimRequest, claimFields } from '@coverkit/core/claims'
import { type FlowAnswers, noProgress } from '@coverkit/flow-draft'
import type { SentRequest } from '#submission/ending'

/** A claim as it was sent, under a key of its own: sent again, it is lodged once. */
export type SentClaim = SentRequest<ClaimRequest>

/** The id and the reference of a lodged claim. */
export interface LodgedClaim {
  readonly id: string
  /** To quote when calling us. */
  readonly reference: string
}

export interface ClaimFlowAnswers extends FlowAnswers {
  readonly claim: ClaimAnswers
  /** The request that was sent and not answered yet; null where none is under way. */
  readonly sent: SentClaim | null
  /** Null until the server has the claim: it then takes no more answers. */
  readonly submitted: LodgedClaim | null
}

export function emptyAnswers(): ClaimFlowAnswers {
  return { typed: {}, progress: noProgress, claim: claimFields.empty, sent: null, submitted: null }
}
