import type { FieldMessages } from '#common/step-form/fieldMessages.ts'
import { amountMessages } from '../fields/amountMessages.ts'
import type { Field } from './view.ts'

export const messages = {
  amount: amountMessages('your critical illness cover amount'),
  structure: {
    range: 'A linked amount can’t be more than your life cover amount',
    otherwise: 'Choose how this cover is structured',
  },
  extras: { otherwise: 'Choose extras from the list' },
} satisfies FieldMessages<Field>
