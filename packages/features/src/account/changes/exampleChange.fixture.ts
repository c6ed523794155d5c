import type { PolicyChange } from '@coverkit/api-client'

/** Less life cover of the example's policy, which is with its insurer. */
export function examplePolicyChange(changes: Partial<PolicyChange> = {}): PolicyChange {
  return {
    id: '3d1f0a5e-8c4b-4f69-b1f4-7a2a54f0c9d1',
    reference: 'H7KQ3WXR',
    status: 'with-insurer',
    requestedAt: '2026-11-23T01:02:04Z',
    effectiveOn: '2026-12-14',
    needsHealthQuestions: false,
    policyId: '5b7c1f1e-2f58-4b1a-9f0e-5d0f5a3c7b21',
    insurerCode: 'MLC',
    policyNumber: 'MLC0012345',
    covers: [
      { cover: 'life', kind: 'decreased', terms: [{ field: 'sumInsured', from: 600_000, to: 500_000 }] },
    ],
    terms: [{ field: 'indexation', from: 'on', to: 'off12Months' }],
    increase: null,
    premiumBefore: { amount: 57.71, frequency: 'monthly' },
    premium: { amount: 50.33, frequency: 'monthly' },
    ...changes,
  }
}
