import { blankCovers } from '../covers/groups.ts'
import { quoteFields } from './quoteFields.ts'
import type { ClientQuote } from './types.ts'

/**
 * Reads a quote from outside, such as a stored draft. Lists come back in canonical order, each item once; a missing
 * nullable value is null, a missing cover blank, as quotes were stored before it was sold; keys that are not of the quote
 * are dropped.
 *
 * @throws InvalidInputError with the dotted path of the first value that is not allowed, under the `path` of the quote:
 * age 18 to 75, money in whole dollars from 0 to 999,999,999, every choice exactly as in its type.
 */
export function parseClientQuote(value: unknown, path = ''): ClientQuote {
  return quoteFields.parse(withEveryCover(value), path)
}

function withEveryCover(value: unknown): unknown {
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value)
  return isObject ? { ...blankCovers(), ...value } : value
}
