import type { FieldMessages } from '#common/step-form/fieldMessages.ts'
import type { Field } from './view.ts'

export const messages = {
  method: { otherwise: 'Choose how you want to pay the premium' },
  outsideMethod: { otherwise: 'Choose how you want to pay for the cover outside super' },
} satisfies FieldMessages<Field>
