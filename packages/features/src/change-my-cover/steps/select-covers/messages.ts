import type { FieldMessages } from '#common/step-form/fieldMessages.ts'
import type { Field } from './view.ts'

export const messages = {
  covers: { otherwise: 'Choose the covers you want to have' },
} satisfies FieldMessages<Field>
