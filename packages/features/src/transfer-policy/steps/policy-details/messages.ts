import type { FieldMessages } from '#common/step-form/fieldMessages.ts'
import type { PolicyField } from './view.ts'

export const rowName = (number: number) => `Policy ${number}`

export const messages = {
  insurer: { otherwise: 'Choose the insurer of the policy' },
  policyNumber: {
    required: 'Enter the policy number, or tick the box if you don’t have it',
    'too-long': 'Use 30 characters or fewer for the policy number',
    otherwise: 'Enter the policy number with letters, numbers, spaces, hyphens and slashes',
  },
  name: {
    required: 'Enter the name on the policy',
    'too-long': 'Use 101 characters or fewer for the name on the policy',
    otherwise: 'Enter the name as it is on the policy, using letters, numbers and punctuation',
  },
} satisfies FieldMessages<PolicyField>

/** For a transfer of nothing. */
export const NO_POLICY = 'Add at least one policy'
