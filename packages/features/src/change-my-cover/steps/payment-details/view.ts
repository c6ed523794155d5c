import { needsOutsidePayment, paymentMethods } from '@coverkit/core'
import { tickOf } from '#fields/controls'
import type { ChangeFlowAnswers } from '../../answers.ts'

/** Not asked: `methods` are those that the covers allow, `outside` is `yes` where a rollover leaves cover to pay for. */
export const view = ({ change: { after } }: ChangeFlowAnswers) => ({
  method: after.paymentMethod ?? '',
  outsideMethod: after.outsidePaymentMethod ?? '',
  methods: paymentMethods(after.quote),
  outside: tickOf(needsOutsidePayment(after.quote, 'enduringRollover')),
})

export type Field = keyof ReturnType<typeof view>
