import { OUTSIDE_METHODS, PAYMENT_METHODS } from '@coverkit/core'
import * as z from 'zod/mini'
import { choice } from '#common/step-form/fieldSchemas.ts'
import { type StepReader, stepReader } from '#common/step-form/stepReader.ts'
import { type ChangeFlowAnswers, withAfter } from '../../answers.ts'
import { isStepComplete } from '../../isStepComplete.ts'
import { messages } from './messages.ts'
import { type Field, view } from './view.ts'

export const model: StepReader<ChangeFlowAnswers, Field> = {
  ...stepReader({
    view,
    messages,
    schema: ({ method, methods, outside }) =>
      z.object({
        method: choice(PAYMENT_METHODS.filter((one) => methods.includes(one))),
        outsideMethod:
          method === 'enduringRollover' && outside === 'yes'
            ? choice(OUTSIDE_METHODS)
            : z.optional(z.unknown()),
      }),
    apply(answers: ChangeFlowAnswers, { method, outsideMethod }) {
      const { quote } = answers.change.after
      const isRollover = method === 'enduringRollover'
      return withAfter(answers, {
        paymentMethod: method,
        outsidePaymentMethod: OUTSIDE_METHODS.find((one) => one === outsideMethod) ?? null,
        quote:
          isRollover && quote.paymentFrequency !== 'yearly'
            ? { ...quote, paymentFrequency: 'yearly' }
            : quote,
      })
    },
  }),
  isComplete: (answers) => isStepComplete(answers, 'payment-details'),
}
