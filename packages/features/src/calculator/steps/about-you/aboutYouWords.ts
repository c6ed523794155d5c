import { sentenceFor } from '../../../common/step-form/fieldWords.ts'
import type { FaultWords } from '../../../common/step-form/useStepForm.ts'
import { amountSentences } from '../../copy.ts'
import { ageSentences } from './copy.ts'

const salarySentences = amountSentences('your annual salary before tax')

export const aboutYouWords: FaultWords = (name, fault) =>
  sentenceFor(name === 'age' ? ageSentences : salarySentences, fault)
