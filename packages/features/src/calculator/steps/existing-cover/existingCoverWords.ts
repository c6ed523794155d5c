import { chooseSentences, sentenceFor } from '../../../common/step-form/fieldWords.ts'
import type { FaultWords } from '../../../common/step-form/useStepForm.ts'
import { amountSentences } from '../../copy.ts'
import { existingCoverCopy } from './copy.ts'

const nouns: Readonly<Record<string, string>> = existingCoverCopy.amountNouns

export const existingCoverWords: FaultWords = (name, fault) => {
  const noun = nouns[name]
  return sentenceFor(noun === undefined ? chooseSentences : amountSentences(noun), fault)
}
