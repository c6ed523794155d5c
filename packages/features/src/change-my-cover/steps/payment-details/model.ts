import type { ChangeFlowAnswers } from '../../answers.ts'
import { isStepComplete } from '../../isStepComplete.ts'
import { termReader } from '../termReader.ts'
import { messages } from './messages.ts'

export const model = {
  ...termReader(messages),
  isComplete: (answers: ChangeFlowAnswers) => isStepComplete(answers, 'payment-details'),
}
