import type { FieldMessages } from '#common/step-form/fieldMessages.ts'
import type { Field } from './view.ts'

export const messages = {
  covers: { otherwise: 'Choose at least one cover' },
  payThroughSuper: { otherwise: 'Tell us if you want to pay through super' },
} satisfies FieldMessages<Field>
