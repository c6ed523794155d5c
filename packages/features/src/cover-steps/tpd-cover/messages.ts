import type { FieldMessages } from '#common/step-form/fieldMessages.ts'
import { amountMessages } from '../fields/amountMessages.ts'
import type { Field } from './view.ts'

export const messages = {
  amount: amountMessages('your TPD cover amount'),
  parentAmount: amountMessages('the amount of the cover you’re linking to'),
  structure: { otherwise: 'Choose how your TPD cover is structured' },
  occupationType: { otherwise: 'Choose own occupation or any occupation' },
  extras: { otherwise: 'Choose extras from the list' },
  owner: { otherwise: 'Choose who owns this cover' },
} satisfies FieldMessages<Field>
