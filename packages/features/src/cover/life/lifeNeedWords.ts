import type { CoverNeedWords } from '../needs/CoverNeedWords.ts'

export const lifeNeedWords: CoverNeedWords = {
  pays: 'One payment to your family if you die',
  held: 'Paid if you die or are terminally ill',
  amount: 'your life cover amount',
}
