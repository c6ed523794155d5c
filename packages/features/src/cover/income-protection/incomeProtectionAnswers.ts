import type { CoverAnswerWords } from '../answers/AnswerWords.ts'
import { money, monthly, percent, word, words } from '../answers/formats.ts'
import { termsCopy } from '../terms/termsCopy.ts'

export const incomeProtectionAnswers: CoverAnswerWords<'incomeProtection'> = {
  annualEarnings: { noun: 'your annual earnings', format: money },
  incomeReplacement: { noun: 'the income to replace', format: percent },
  monthlyBenefit: { noun: 'your monthly benefit', format: monthly },
  waitingPeriod: { noun: 'your waiting period', format: word(termsCopy.waits) },
  benefitPeriod: { noun: 'your benefit period', format: word(termsCopy.benefits) },
  extraCostOptions: {
    noun: 'the options on your income protection',
    format: words(termsCopy.incomeProtectionOptions),
  },
  incomeProtectionOwner: {
    noun: 'the owner of your income protection',
    format: word(termsCopy.owners),
  },
}
