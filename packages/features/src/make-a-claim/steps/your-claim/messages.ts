import type { FieldMessages } from '#common/step-form/fieldMessages.ts'
import type { Field } from './view.ts'

export const messages = {
  claimant: { otherwise: 'Choose who the claim is for' },
  insuredName: {
    required: 'Enter their full name',
    'too-long': 'Use at most 101 characters',
    otherwise: 'Use letters, spaces, apostrophes, hyphens and full stops',
  },
  relationship: { otherwise: 'Choose how you’re related to them, or leave it blank' },
  type: { otherwise: 'Choose what the claim is for' },
  policy: { otherwise: 'Choose the policy, or “A policy that isn’t listed here”' },
  policyNumber: {
    required: 'Enter the policy number',
    'too-long': 'Use at most 30 characters',
    otherwise: 'Use letters, numbers, spaces, / and -',
  },
  insurerCode: { otherwise: 'Choose the insurer of the policy, or leave it blank' },
  eventDate: {
    required: 'Enter the date. If you aren’t sure, your best guess is fine',
    future: 'Enter a date that isn’t in the future',
    otherwise: 'Enter a date with day, month and year, like 27 3 2026',
  },
} satisfies FieldMessages<Field>
