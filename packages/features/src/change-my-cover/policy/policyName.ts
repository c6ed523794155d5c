import type { Policy } from '@coverkit/core/policies'
import { policyView } from '#policies/view'

/** `Mallee Life Company, policy MLC0012345`, inside a sentence. */
export function policyName(policy: Policy): string {
  const { insurer, number } = policyView(policy)
  return `${insurer}, ${number.charAt(0).toLowerCase()}${number.slice(1)}`
}
