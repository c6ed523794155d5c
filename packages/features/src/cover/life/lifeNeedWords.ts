import type { CoverNeedWords } from '../needs/CoverNeedWords.ts'

export const lifeNeedWords: CoverNeedWords = {
  pays: 'One payment to your family if you die',
  lead: (hasDependents) =>
    hasDependents
      ? { before: 'your family would need about ', after: ' if you died' }
      : { before: 'about ', after: ' would be needed if you died' },
  held: 'Paid if you die or are terminally ill',
  amount: 'your life cover amount',
}
