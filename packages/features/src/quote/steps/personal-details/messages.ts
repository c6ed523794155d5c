import { CUSTOMER_AGES } from '@coverkit/core'
import type { FieldMessages } from '#common/step-form/fieldMessages.ts'
import type { Field } from './view.ts'

const range = `Enter an age from ${CUSTOMER_AGES.min} to ${CUSTOMER_AGES.max}`

export const messages: FieldMessages<Field> = {
  age: { min: range, max: range, otherwise: 'Enter your age in whole years' },
  occupation: { otherwise: 'Choose an occupation from the list' },
  state: { otherwise: 'Select your state or territory' },
}
