import type { QuoteAnswers } from '#quote/answers'

/** `occupation` holds the id as text, blank while none is chosen; `occupationName` what its field says. */
export const view = ({ quote: { personalDetails } }: QuoteAnswers) => ({
  age: personalDetails.age === null ? '' : String(personalDetails.age),
  gender: personalDetails.gender ?? '',
  smoker: personalDetails.isSmoker === null ? '' : personalDetails.isSmoker ? 'yes' : 'no',
  occupation: personalDetails.occupationId === null ? '' : String(personalDetails.occupationId),
  occupationName: personalDetails.occupation ?? '',
  state: personalDetails.state ?? '',
})

export type Field = keyof ReturnType<typeof view>
