import type { FieldMessages } from '#common/step-form/fieldMessages.ts'
import type { Field } from './view.ts'

export const messages = {
  email: { otherwise: 'Enter an email address like name@example.com' },
} satisfies FieldMessages<Field>
