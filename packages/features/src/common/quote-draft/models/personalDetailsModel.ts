import { GENDERS, type Gender, InvalidInputError, parseAge, STATES, type State } from '@coverkit/core'
import * as z from 'zod/mini'
import { choice, field, yesNo } from '../../step-form/fieldSchemas.ts'
import type { StepModel } from '../../step-form/StepModel.ts'
import type { QuoteAnswers } from '../quoteAnswers.ts'
import { answer, submitQuoteStep } from '../submitQuoteStep.ts'

interface PersonalDetailsRead {
  readonly age: number
  readonly gender: Gender
  readonly smoker: boolean
  readonly occupation: number
  readonly occupationName: string
  readonly state: State
}

/** The age that both the calculator and the quote accept, in whole years. */
const AGES = { min: 18, max: 75 }

/** `occupation` holds the id as text, blank while none is chosen; `occupationName` what its field says. */
export const personalDetailsModel: StepModel<QuoteAnswers, PersonalDetailsRead> = {
  view: ({ quote: { personalDetails } }) => ({
    age: personalDetails.age === null ? '' : String(personalDetails.age),
    gender: personalDetails.gender ?? '',
    smoker: personalDetails.isSmoker === null ? '' : personalDetails.isSmoker ? 'yes' : 'no',
    occupation: personalDetails.occupationId === null ? '' : String(personalDetails.occupationId),
    occupationName: personalDetails.occupation ?? '',
    state: personalDetails.state ?? '',
  }),
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
}

function occupationId(text: string): number {
  if (text === '') throw new InvalidInputError('', 'required')
  const id = Number(text)
  if (!Number.isSafeInteger(id)) throw new InvalidInputError('', 'choice')
  return id
}
