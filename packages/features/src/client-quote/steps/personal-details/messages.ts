import { CUSTOMER_AGES } from '@coverkit/core'
import type { FieldMessages } from '#common/step-form/fieldMessages.ts'
import type { Field } from './view.ts'

const range = `Enter an age from ${CUSTOMER_AGES.min} to ${CUSTOMER_AGES.max}`
const OCCUPATION = 'Choose your occupation from the list'

export const messages = {
  age: { min: range, max: range, otherwise: 'Enter your age in whole years' },
  gender: { otherwise: 'Choose your gender' },
  smoker: { otherwise: 'Tell us if you smoke' },
  occupation: { otherwise: OCCUPATION },
  occupationName: { otherwise: OCCUPATION },
  state: { otherwise: 'Select your state or territory' },
} satisfies FieldMessages<Field>
