import type { SentQuestionnaire } from '../application/wire.ts'
import type { ChangeCoverRequest as AnyChangeRequest, IncreaseNeeds } from '../generated/wire.ts'
import type { ChangeReason } from './types.ts'

/**
 * Body of `POST api/v1/policies/ChangeCoverRequest`, with every field: the policy as it shall be. What a cover that is not
 * there would have is null. (Specification, point 7; the options, earnings, occupation type, documents, answers and signature
 * are ours.)
 */
export type ChangeCoverRequest = Required<AnyChangeRequest>

/** Data that a submission adds to the answers. */
export interface ChangeContext {
  /** The customer's id, as their token names them. */
  readonly contactId: string
  /** The answers to the health questions; sent only where some are needed. */
  readonly questionnaire?: SentQuestionnaire | null
  /** Why, as far as the customer says. */
  readonly reasons?: readonly ChangeReason[]
  /** An increase after a life event that goes along. */
  readonly increase?: Required<IncreaseNeeds> | null
  /** Dollars an instalment; null while no price is known. */
  readonly shownPremium?: number | null
}
