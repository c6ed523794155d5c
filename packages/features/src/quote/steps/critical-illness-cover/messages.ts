import type { FieldMessages } from '#common/step-form/fieldMessages.ts'
import { amountMessages } from '../amountMessages.ts'
import type { Field } from './view.ts'

export const messages: FieldMessages<Field> = {
  amount: amountMessages('your critical illness cover amount'),
  structure: {
    range: 'A linked amount cannot be more than your life cover amount',
    otherwise: 'Choose a structure',
  },
}
