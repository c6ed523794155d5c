import { chooseSentences, sentenceFor } from '../../../common/step-form/fieldWords.ts'
import type { FaultWords } from '../../../common/step-form/useStepForm.ts'
import { childAgeSentences, childCountSentences } from './copy.ts'

export const dependentsWords: FaultWords = (name, fault) => {
  if (name === 'numberOfDependents') return sentenceFor(childCountSentences, fault)
  return sentenceFor(name.startsWith('childAge') ? childAgeSentences : chooseSentences, fault)
}
