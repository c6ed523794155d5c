import { ASSUMPTION_MEASURES, type Assumptions } from '@coverkit/core'
import { sentenceFor } from '../../common/step-form/fieldWords.ts'
import type { FaultWords } from '../../common/step-form/useStepForm.ts'
import { assumptionSentences } from './copy.ts'

export const assumptionWords: FaultWords = (name, fault) =>
  sentenceFor(assumptionSentences[ASSUMPTION_MEASURES[name as keyof Assumptions]], fault)
