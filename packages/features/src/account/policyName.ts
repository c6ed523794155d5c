import type { Policy } from '@coverkit/core/policies'
import { policyView } from '#policies'

/** A policy by its insurer and number. */
export function policyName(policy: Policy): string {
  const { insurer, number } = policyView(policy)
  return `${insurer}, ${number}`
}
