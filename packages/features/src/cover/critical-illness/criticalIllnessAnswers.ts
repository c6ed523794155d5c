import type { CoverAnswerWords } from '../answers/AnswerWords.ts'
import { money, word, words } from '../answers/formats.ts'
import { termsCopy } from '../terms/termsCopy.ts'

export const criticalIllnessAnswers: CoverAnswerWords<'criticalIllness'> = {
  amount: { noun: 'your critical illness cover amount', format: money },
  criticalIllnessLinkTo: {
    noun: 'the structure of your critical illness cover',
    format: word(termsCopy.structures),
  },
  extras: {
    noun: 'the extras on your critical illness cover',
    format: words(termsCopy.criticalIllnessExtras),
  },
  criticalIllnessOwner: {
    noun: 'the owner of your critical illness cover',
    format: word(termsCopy.owners),
  },
}
