import { chooseSentences, sentenceFor } from '../../../common/step-form/fieldWords.ts'
import type { FaultWords } from '../../../common/step-form/useStepForm.ts'
import { amountSentences } from '../../copy.ts'
import { assetsCopy } from './copy.ts'

const { amounts, homeValue } = assetsCopy
const nouns: Readonly<Record<string, string>> = { ...amounts, homeValue }

export const assetsWords: FaultWords = (name, fault) => {
  const noun = nouns[name]
  if (noun === undefined) return sentenceFor(chooseSentences, fault)
  return sentenceFor(amountSentences(`your ${noun.charAt(0).toLowerCase()}${noun.slice(1)}`), fault)
}
