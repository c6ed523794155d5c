import type { PolicyNomination } from '@coverkit/api-client'

const jamie = { name: 'Jamie Sample', relationship: 'Spouse', benefit_Percent: 60 }
const max = { name: 'Max Sample', relationship: 'Child', benefit_Percent: 40 }

/** Two people who are named on the policy `p-1`. */
export const exampleNomination = (changes: Partial<PolicyNomination> = {}): PolicyNomination => ({
  policyId: 'p-1',
  current: { nomination_Type: 'nominated', beneficiaries: [jamie, max], confirmedOn: '2024-08-20' },
  request: null,
  ...changes,
})

/** Max alone, whom the customer asked to name. */
export const exampleNominationRequest: NonNullable<PolicyNomination['request']> = {
  reference: 'HJ4KMN7P',
  state: 'requested',
  requestedOn: '2026-11-23',
  nomination_Type: 'nominated',
  beneficiaries: [{ ...max, benefit_Percent: 100 }],
}
