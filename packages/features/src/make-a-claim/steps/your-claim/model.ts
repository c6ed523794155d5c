import { claimReader } from '../claimReader.ts'

/** The fields of the step in the order of its screen, and why each is refused. */
export const model = claimReader({
  claimant: { otherwise: 'Choose who the claim is for' },
  insuredName: {
    required: 'Enter their full name',
    'too-long': 'Use 101 characters or fewer for their name',
    otherwise: 'Enter their name with letters, spaces, apostrophes, hyphens and full stops',
  },
  relationship: { otherwise: 'Choose how you’re related to them, or leave it blank' },
  type: { otherwise: 'Choose what the claim is for' },
  policy: { otherwise: 'Choose the policy, or “A policy that isn’t listed here”' },
  policyNumber: {
    required: 'Enter the policy number',
    'too-long': 'Use 30 characters or fewer for the policy number',
    otherwise: 'Enter the policy number with letters, numbers, spaces, / and -',
  },
  insurerCode: { otherwise: 'Choose the insurer of the policy, or leave it blank' },
  eventDate: {
    required: 'Enter the date it happened. If you aren’t sure, your best guess is fine',
    future: 'The date it happened can’t be in the future',
    otherwise: 'Enter the date it happened with day, month and year, like 27 3 2026',
  },
})
