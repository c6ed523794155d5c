import type { CoverAnswerWords } from '../answers/AnswerWords.ts'
import { money, word } from '../answers/formats.ts'
import { termsCopy } from '../terms/termsCopy.ts'

export const lifeAnswers: CoverAnswerWords<'life'> = {
  amount: { noun: 'your life cover amount', format: money },
  lifeOwner: { noun: 'the owner of your life cover', format: word(termsCopy.owners) },
}
