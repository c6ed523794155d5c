import type { FieldMessages } from '#common/step-form/fieldMessages.ts'
import type { Field } from './view.ts'

const ageOf = (child: number) => ({ otherwise: `Enter the age of child ${child}, from 0 to 24` })

export const messages = {
  dependents: { otherwise: 'Tell us if anyone relies on your income' },
  numberOfDependents: {
    required: 'Enter how many children rely on you, or 0',
    max: 'You can add up to 5 children',
    otherwise: 'Enter how many children rely on you as a whole number, from 0 to 5',
  },
  childAge1: ageOf(1),
  childAge2: ageOf(2),
  childAge3: ageOf(3),
  childAge4: ageOf(4),
  childAge5: ageOf(5),
  schoolingPreference: { otherwise: 'Choose public or private schooling' },
} satisfies FieldMessages<Field>
