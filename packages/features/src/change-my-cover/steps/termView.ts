import { needsOutsidePayment, paymentMethods } from '@coverkit/core'
import { policyTermFields } from '@coverkit/core/change-cover'
import { tickOf } from '#fields/controls'
import type { ChangeFlowAnswers } from '../answers.ts'

/** Not asked: `methods` are those that the covers allow, `outside` is `yes` where a rollover leaves cover to pay for. */
export const termView = ({ change: { after } }: ChangeFlowAnswers) => {
  const {
    paymentMethod: method,
    outsidePaymentMethod: outsideMethod,
    indexation,
  } = policyTermFields.show(after)
  const outside = tickOf(needsOutsidePayment(after.quote, 'enduringRollover'))
  return { method, outsideMethod, indexation, methods: paymentMethods(after.quote), outside }
}
