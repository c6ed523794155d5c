import {
  OUTSIDE_METHODS,
  PAYMENT_METHODS,
  type PaymentContext,
  paymentContext,
  paymentParts,
} from '@coverkit/core'
import type { InputValues } from '@coverkit/flow'
import { optionOf } from '#fields/readers'
import type { ApplicationAnswers } from '../../answers.ts'
import type { Field } from './view.ts'

/** Returns the payment options that the offer allows. */
export const contextOf = ({ offer }: Pick<ApplicationAnswers, 'offer'>): PaymentContext => ({
  ...(offer ? paymentContext(offer.terms) : { methods: [], leavesOutside: false }),
  isBalanceRequired: true,
})

/** The parts of the page that the chosen methods need. */
export const partsShown = (
  answers: Pick<ApplicationAnswers, 'offer'>,
  fields: Pick<InputValues<Field>, 'method' | 'outsideMethod'>,
) =>
  paymentParts(
    {
      method: optionOf(PAYMENT_METHODS, fields.method),
      outsideMethod: optionOf(OUTSIDE_METHODS, fields.outsideMethod),
    },
    contextOf(answers),
  )
