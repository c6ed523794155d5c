import type { FieldMessages } from '#common/step-form/fieldMessages.ts'
import type { Field } from './view.ts'

export const messages = {
  indexation: { otherwise: 'Choose whether indexation is on or off' },
} satisfies FieldMessages<Field>
