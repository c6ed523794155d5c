import type { Policy } from '@coverkit/core/policies'
import { policyView } from '#policies'

/** `Mallee Life Company, policy MLC0012345`, inside a sentence. */
export function policyName(policy: Policy): string {
  return `${policyView(policy).insurer}, ${policyNumber(policy)}`
}

/** `policy MLC0012345`, inside a sentence. */
export function policyNumber(policy: Policy): string {
  const { number } = policyView(policy)
  return `${number.charAt(0).toLowerCase()}${number.slice(1)}`
}
