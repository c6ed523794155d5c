import type { FieldMessages } from '#common/step-form/fieldMessages.ts'
import type { Field } from './view.ts'

export const messages: FieldMessages<Field> = { covers: { otherwise: 'Choose at least one cover' } }
