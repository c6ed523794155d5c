import type { FieldMessages } from '#common/step-form/fieldMessages.ts'
import { dutyCopy } from '#underwriting/duty'
import type { Field } from './view.ts'

export const messages = {
  dutyOfDisclosure: { otherwise: dutyCopy.unticked },
} satisfies FieldMessages<Field>
