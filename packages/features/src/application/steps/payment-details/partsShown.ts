import { OUTSIDE_METHODS, PAYMENT_METHODS, type PaymentContext, paymentParts } from '@coverkit/core'
import type { InputValues } from '@coverkit/flow'
import { optionOf } from '#fields/readers'
import type { Field } from './view.ts'

/** Returns the payment options that the offer allows, from the page's fields. */
export const contextOf = ({
  methods,
  outside,
}: Pick<InputValues<Field>, 'methods' | 'outside'>): PaymentContext => ({
  methods: PAYMENT_METHODS.filter((method) => methods.includes(method)),
  leavesOutside: outside === 'yes',
  isBalanceRequired: true,
})

/** The parts of the page that the chosen methods need. */
export const partsShown = (
  fields: Pick<InputValues<Field>, 'methods' | 'method' | 'outside' | 'outsideMethod'>,
) =>
  paymentParts(
    {
      method: optionOf(PAYMENT_METHODS, fields.method),
      outsideMethod: optionOf(OUTSIDE_METHODS, fields.outsideMethod),
    },
    contextOf(fields),
  )
