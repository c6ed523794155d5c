import type { FieldMessages } from '#common/step-form/fieldMessages.ts'
import type { Field } from './view.ts'

const DATE = 'Enter a date with day, month and year, like 27 3 2026, or leave it blank'

export const messages = {
  description: { otherwise: 'Use at most 4,000 characters. You can tell us more later' },
  doctors: { otherwise: 'Use at most 1,000 characters' },
  workStatus: { otherwise: 'Choose how you’re working at the moment' },
  selfEmployed: { otherwise: 'Say whether you’re self-employed' },
  offWorkFrom: { future: 'Enter a date that isn’t in the future, or leave it blank', otherwise: DATE },
  offWorkTo: { min: 'Enter a date after the day you stopped work', otherwise: DATE },
  otherBenefits: { otherwise: 'Choose any other payments from the list' },
} satisfies FieldMessages<Field>
