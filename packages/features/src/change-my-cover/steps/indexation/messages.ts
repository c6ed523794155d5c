import type { FieldMessages } from '#common/step-form/fieldMessages.ts'
import type { Field } from './view.ts'

export const messages = {
  indexation: { otherwise: 'Choose whether your cover goes up with inflation' },
} satisfies FieldMessages<Field>
