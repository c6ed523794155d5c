import { dateInput } from '#fields/date-input'
import type { ClaimFlowAnswers } from '../../answers.ts'

/** The option for a policy that is not on file. */
export const OTHER_POLICY = 'other'

/** In the order of the screen. `policy` is the id of one on file, or `OTHER_POLICY`. */
export const view = ({ claim }: ClaimFlowAnswers) => {
  const isTyped = claim.policyNumber !== null || claim.insurerCode !== null
  return {
    claimant: claim.claimant ?? '',
    insuredName: claim.insuredName ?? '',
    relationship: claim.relationship ?? '',
    type: claim.type ?? '',
    policy: claim.policyId ?? (isTyped ? OTHER_POLICY : ''),
    policyNumber: claim.policyNumber ?? '',
    insurerCode: claim.insurerCode ?? '',
    eventDate: dateInput(claim.eventDate),
  }
}

export type Field = keyof ReturnType<typeof view>
