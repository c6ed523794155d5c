import type { ClaimAnswers } from '@coverkit/core/claims'
import { type ClaimFlowAnswers, emptyAnswers } from '../answers.ts'

/** A claim on income protection with everything that lodging needs. */
export function exampleAnswers(claim: Partial<ClaimAnswers> = {}): ClaimFlowAnswers {
  const empty = emptyAnswers()
  return {
    ...empty,
    claim: {
      ...empty.claim,
      claimant: 'self',
      type: 'incomeProtection',
      policyId: '5b7c1f1e-2f58-4b1a-9f0e-5d0f5a3c7b21',
      eventDate: '2026-05-20',
      description: 'Broken wrist, off work since.',
      workStatus: 'notWorking',
      selfEmployed: false,
      offWorkFrom: '2026-05-20',
      contactPreference: 'email',
      ...claim,
    },
  }
}
