import {
  emptyHolder,
  InvalidInputError,
  type PolicyHolder,
  parseEmail,
  parseMoney,
  parsePostcode,
  parseWholeNumber,
  RESIDENCIES,
  STATES,
} from '@coverkit/core'
import type { InputValue, InputValues } from '@coverkit/flow'
import { parseDateInput } from '../../row-form/dateInput.ts'
import type { HolderField } from './view.ts'

/**
 * A policy holder as far as what is on the screen can be read, for what is said while they type: what cannot be read is
 * null, and so is what nothing is said about.
 */
export function holderOnScreen(id: string, fields: InputValues<HolderField>): PolicyHolder {
  return {
    ...emptyHolder(id),
    email: readable(fields.email, parseEmail),
    dateOfBirth: readable(fields.dateOfBirth, parseDateInput),
    street: textOf(fields.street) || null,
    state: optionOf(STATES, fields.state),
    postcode: readable(fields.postcode, parsePostcode),
    postalSame: fields.postalSame === 'yes',
    postalAddress: {
      street: null,
      city: null,
      state: optionOf(STATES, fields.postalState),
      postcode: readable(fields.postalPostcode, parsePostcode),
    },
    annualEarnings: readable(fields.annualEarnings, parseMoney),
    weeklyHours: readable(fields.weeklyHours, (text) => parseWholeNumber(text, HOURS_OF_WEEK)),
    employer: textOf(fields.employer) || null,
    residency: optionOf(RESIDENCIES, fields.residency),
    visaSubclass: textOf(fields.visaSubclass) || null,
    accessibilityNeeds: textOf(fields.accessibilityNeeds) || null,
  }
}

export const HOURS_OF_WEEK = { min: 0, max: 168 }

const textOf = (input: InputValue) => (typeof input === 'string' ? input : input.join(','))

function optionOf<Option extends string>(options: readonly Option[], input: InputValue): Option | null {
  return options.find((option) => option === input) ?? null
}

function readable<Value>(input: InputValue, parse: (text: string) => Value): Value | null {
  try {
    return parse(textOf(input))
  } catch (error) {
    if (error instanceof InvalidInputError) return null
    throw error
  }
}
