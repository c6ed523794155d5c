import type { FieldMessages } from '#common/step-form/fieldMessages.ts'
import type { Field } from './view.ts'

export const messages = {
  reasons: { otherwise: 'Choose your reasons from the list' },
} satisfies FieldMessages<Field>
