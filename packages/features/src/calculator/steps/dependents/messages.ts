import type { FieldMessages } from '#common/step-form/fieldMessages.ts'
import type { Field } from './view.ts'

const ageSentences = { otherwise: 'Enter an age from 0 to 24' }

export const messages: FieldMessages<Field> = {
  numberOfDependents: {
    required: 'Enter how many children rely on you, or 0',
    max: 'You can add up to 5',
    otherwise: 'Enter a whole number from 0 to 5',
  },
  childAge1: ageSentences,
  childAge2: ageSentences,
  childAge3: ageSentences,
  childAge4: ageSentences,
  childAge5: ageSentences,
}
