import { requiredText } from '../fields/cleanText.ts'
import { choice, text, wholeNumber, yesNo } from '../fields/kinds.ts'
import { AGE_UNIT, CUSTOMER_AGES } from '../fields/parseWholeNumber.ts'
import { STATES } from '../geography/states.ts'
import { GENDERS } from './personalDetails.ts'

const LONGEST_OCCUPATION = 200

/** The questions about the person insured. */
export const personalDetailsFields = {
  age: wholeNumber({ required: true, ...CUSTOMER_AGES, unit: AGE_UNIT }),
  gender: choice(GENDERS, { required: true }),
  isSmoker: yesNo({ required: true }),
  occupation: text((value, options) => requiredText(value, LONGEST_OCCUPATION, options), {}),
  occupationId: wholeNumber({ required: true, min: 0, max: 999_999 }),
  state: choice(STATES, { required: true }),
}
