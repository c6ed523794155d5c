import type { PolicyNomination } from '@coverkit/api-client'
import type { Policy } from '@coverkit/core/policies'

/** A request that the server has. */
export interface NominationSent {
  readonly policy: Policy
  readonly request: NonNullable<PolicyNomination['request']>
}
