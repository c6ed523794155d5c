import type { FieldMessages } from '#common/step-form/fieldMessages.ts'
import type { Field } from './view.ts'

export const messages: FieldMessages<Field> = {
  dutyOfDisclosure: { otherwise: 'Tick the box once you understand your duty' },
}
