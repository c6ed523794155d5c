import { CUSTOMER_AGES, GENDERS, InvalidInputError, parseAge, STATES } from '@coverkit/core'
import * as z from 'zod/mini'
import { choice, field, yesNo } from '#common/step-form/fieldSchemas.ts'
import { stepReader } from '#common/step-form/stepReader.ts'
import { answer, type QuoteModel, submitQuoteStep } from '#quote/rules'
import { type Field, view } from './view.ts'

const RANGE = `Enter an age from ${CUSTOMER_AGES.min} to ${CUSTOMER_AGES.max}`
const OCCUPATION = 'Choose your occupation from the list'

export const model: QuoteModel<Field> = {
  ...stepReader({
    view,
    messages: {
      age: { min: RANGE, max: RANGE, otherwise: 'Enter your age in whole years' },
      gender: { otherwise: 'Choose your gender' },
      smoker: { otherwise: 'Tell us if you smoke' },
      occupation: { otherwise: OCCUPATION },
      occupationName: { otherwise: OCCUPATION },
      state: { otherwise: 'Select your state or territory' },
    },
    schema: () =>
      z.object({
        age: field((text) => parseAge(text)),
        gender: choice(GENDERS),
        smoker: yesNo(),
        occupation: field(occupationId),
        occupationName: field((text) => text),
        state: choice(STATES),
      }),
    apply: (answers, { age, gender, smoker, occupation, occupationName, state }) =>
      submitQuoteStep(answers, 'personal-details', [
        answer((quote) => ({
          ...quote,
          personalDetails: {
            age,
            gender,
            isSmoker: smoker,
            occupationId: occupation,
            occupation: occupationName,
            state,
          },
        })),
      ]),
  }),
  leaves: {
    age: 'personalDetails.age',
    gender: 'personalDetails.gender',
    smoker: 'personalDetails.isSmoker',
    occupation: 'personalDetails.occupationId',
    occupationName: 'personalDetails.occupation',
    state: 'personalDetails.state',
  },
}

function occupationId(text: string): number {
  if (text === '') throw new InvalidInputError('', 'required')
  const id = Number(text)
  if (!Number.isSafeInteger(id)) throw new InvalidInputError('', 'choice')
  return id
}
