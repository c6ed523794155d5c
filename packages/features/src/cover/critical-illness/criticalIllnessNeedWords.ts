import type { CoverNeedWords } from '../needs/CoverNeedWords.ts'

export const criticalIllnessNeedWords: CoverNeedWords = {
  pays: 'One payment if you’re diagnosed with a serious illness',
  lead: () => ({ before: 'you’d need about ', after: ' if you became seriously ill' }),
  held: 'Paid if you’re diagnosed with a serious illness. Also called trauma cover',
  amount: 'your critical illness cover amount',
}
