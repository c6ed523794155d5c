import type { ClaimWordsOf } from '../claims/ClaimWords.ts'

export const tpdClaims: ClaimWordsOf<'tpd'> = {
  tpd: {
    name: 'Total and permanent disability (TPD)',
    hint: 'Being unlikely ever to work again because of illness or injury.',
    eventDate: 'When did you have to stop working?',
    eventDateForThem: 'When did they have to stop working?',
  },
}
