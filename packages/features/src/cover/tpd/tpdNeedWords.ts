import type { CoverNeedWords } from '../needs/CoverNeedWords.ts'

export const tpdNeedWords: CoverNeedWords = {
  pays: 'One payment if you’re totally and permanently disabled',
  lead: () => ({ before: 'you’d need about ', after: ' if you were unlikely ever to work again' }),
  held: 'Paid if you’re totally and permanently disabled',
  amount: 'your TPD cover amount',
}
