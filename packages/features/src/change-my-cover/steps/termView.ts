import { policyTermFields } from '@coverkit/core/change-cover'
import type { ChangeFlowAnswers } from '../answers.ts'

export const termView = ({ change: { after } }: ChangeFlowAnswers) => {
  const {
    paymentMethod: method,
    outsidePaymentMethod: outsideMethod,
    indexation,
  } = policyTermFields.show(after)
  return { method, outsideMethod, indexation }
}
