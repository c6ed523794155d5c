import type { CoverAnswerWords } from '../answers/AnswerWords.ts'
import { money, word, words } from '../answers/formats.ts'
import { termsCopy } from '../terms/termsCopy.ts'

export const tpdAnswers: CoverAnswerWords<'tpd'> = {
  amountLinked: { noun: 'the linked part of your TPD cover', format: money },
  amountStandalone: { noun: 'the standalone part of your TPD cover', format: money },
  tpdLinkTo: { noun: 'the structure of your TPD cover', format: word(termsCopy.structures) },
  occupationType: {
    noun: 'the occupation type of your TPD cover',
    format: word(termsCopy.occupationTypes),
  },
  extras: { noun: 'the extras on your TPD cover', format: words(termsCopy.tpdExtras) },
  tpdOwner: { noun: 'the owner of your TPD cover', format: word(termsCopy.owners) },
}
