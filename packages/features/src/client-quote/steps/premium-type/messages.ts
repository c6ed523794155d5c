import type { FieldMessages } from '#common/step-form/fieldMessages.ts'
import type { Field } from './view.ts'

export const messages = {
  premiumType: { otherwise: 'Choose stepped or level premiums' },
  paymentFrequency: { otherwise: 'Choose how often you want to pay' },
} satisfies FieldMessages<Field>
