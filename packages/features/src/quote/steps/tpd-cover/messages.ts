import type { FieldMessages } from '#common/step-form/fieldMessages.ts'
import { amountMessages } from '../amountMessages.ts'
import type { Field } from './view.ts'

export const messages: FieldMessages<Field> = {
  amount: amountMessages('your TPD cover amount'),
  parentAmount: amountMessages('the amount of the cover to link to'),
  structure: { otherwise: 'Choose a structure that is offered with your covers and owner' },
}
