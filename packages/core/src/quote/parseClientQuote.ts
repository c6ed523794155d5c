import { COVER_KINDS } from '../covers/kinds.ts'
import { COVER_READERS } from '../covers/readers.ts'
import { PREMIUM_TYPES } from '../covers/terms.ts'
import { cleanText } from '../fields/cleanText.ts'
import { InvalidInputError } from '../fields/InvalidInputError.ts'
import { boolean, choice, choices, nullable, number, object, type Read } from '../fields/read.ts'
import { STATES } from '../geography/states.ts'
import { PAYMENT_FREQUENCIES } from '../payment/paymentTerms.ts'
import { GENDERS } from '../person/personalDetails.ts'
import type { ClientQuote } from './types.ts'

const longestOccupation = 200

const occupation: Read<string> = (value, path) => {
  if (typeof value !== 'string') throw new InvalidInputError(path, 'format')
  if (value.length > longestOccupation) throw new InvalidInputError(path, 'too-long')
  return cleanText(value)
}

/** Reads a quote at a path of something larger; see `parseClientQuote`. */
export const readClientQuote: Read<ClientQuote> = object<ClientQuote>({
  personalDetails: object<ClientQuote['personalDetails']>({
    age: nullable(number(18, 75)),
    gender: nullable(choice(GENDERS)),
    isSmoker: nullable(boolean),
    occupation: (value, path) => nullable(occupation)(value, path) || null,
    occupationId: nullable(number(0, 999_999)),
    state: nullable(choice(STATES)),
  }),
  premiumType: nullable(choice(PREMIUM_TYPES)),
  covers: object<ClientQuote['covers']>({
    payThroughSuper: nullable(choice(['true', 'false'])),
    selectedCovers: choices(COVER_KINDS),
  }),
  ...COVER_READERS,
  paymentFrequency: choice(PAYMENT_FREQUENCIES),
})

/**
 * Reads a quote from outside, such as a stored draft. Lists come back in canonical order, each item once; a missing
 * nullable value is null; keys that are not of the quote are dropped.
 *
 * @throws InvalidInputError with the dotted path of the first value that is not allowed: age 18 to 75, money in whole
 * dollars from 0 to 999,999,999, every choice exactly as in its type.
 */
export function parseClientQuote(value: unknown): ClientQuote {
  return readClientQuote(value, '')
}
