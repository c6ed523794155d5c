import type { ChangeFlowAnswers } from '../../answers.ts'
import { isStepComplete } from '../../isStepComplete.ts'
import { termReader } from '../termReader.ts'

export const model = {
  ...termReader({
    method: { otherwise: 'Choose how you want to pay the premium' },
    outsideMethod: { otherwise: 'Choose how you want to pay for the cover outside super' },
  }),
  isComplete: (answers: ChangeFlowAnswers) => isStepComplete(answers, 'payment-details'),
}
