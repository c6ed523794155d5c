import type { CoverNeedWords } from '../needs/CoverNeedWords.ts'

export const incomeProtectionNeedWords: CoverNeedWords = {
  pays: 'A monthly benefit while you’re too ill or injured to work',
  lead: () => ({ before: 'you’d need ', after: ' if you couldn’t work' }),
  held: 'A monthly benefit while you can’t work',
  amount: 'your monthly income protection benefit',
}
