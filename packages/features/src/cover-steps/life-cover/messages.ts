import type { FieldMessages } from '#common/step-form/fieldMessages.ts'
import { amountMessages } from '../fields/amountMessages.ts'
import type { Field } from './view.ts'

export const messages = {
  amount: amountMessages('your life cover amount'),
  owner: { otherwise: 'Choose who owns this cover' },
} satisfies FieldMessages<Field>
