import { GENDERS, InvalidInputError, parseAge, STATES } from '@coverkit/core'
import * as z from 'zod/mini'
import { choice, field, yesNo } from '#common/step-form/fieldSchemas.ts'
import { stepReader } from '#common/step-form/stepReader.ts'
import { answer, type QuoteModel, submitQuoteStep } from '#quote/rules'
import { messages } from './messages.ts'
import { type Field, view } from './view.ts'

/** The age that both the calculator and the quote accept, in whole years. */
const AGES = { min: 18, max: 75 }

export const model: QuoteModel<Field> = {
  ...stepReader({
    view,
    messages,
    schema: () =>
      z.object({
        age: field((text) => parseAge(text, AGES), AGES),
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
