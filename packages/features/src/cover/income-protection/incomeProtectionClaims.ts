import type { ClaimWordsOf } from '../claims/ClaimWords.ts'

export const incomeProtectionClaims: ClaimWordsOf<'incomeProtection'> = {
  incomeProtection: {
    name: 'Income protection',
    hint: 'Not being able to work, or to work as much, for a while.',
    eventDate: 'When did you get sick or injured?',
    eventDateForThem: 'When did they get sick or injured?',
  },
}
