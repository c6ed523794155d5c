import { blankCovers } from '../covers/groups.ts'
import type { ClientQuote } from './types.ts'

/**
 * A quote in which nothing is answered: no cover selected, owners outside super, links standalone, any occupation,
 * 70 % income replacement after 60 days for 5 years, paid monthly.
 */
export function emptyQuote(): ClientQuote {
  return {
    personalDetails: {
      age: null,
      gender: null,
      isSmoker: null,
      occupation: null,
      occupationId: null,
      state: null,
    },
    premiumType: null,
    covers: { payThroughSuper: null, selectedCovers: [] },
    ...blankCovers(),
    paymentFrequency: 'monthly',
  }
}
